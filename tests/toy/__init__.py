"""A toy game that uses every part of the model contract: what a sixth game needs, at its smallest.

Rules of the toy. A deck of four kinds of card; everybody holds two cards and a purse of coins. In a round every seat
takes a turn: it draws a card unseen and plays one.

- `date` scores 2.
- `gamble` asks for a stake, 0 to 999 coins, and throws a die: even returns the stake twice and scores the die.
- `toll` asks the left neighbour, out of turn: pay 5 coins, or let the player score 3.
- `echo` plays another card through itself, and that one may be an echo again.

After the turns of a round every seat closes a fist over 0 to 3 fingers, secretly; all open at once, and the highest
number that only one seat shows scores as much. After the last round the hands open: 1 for every date, and 1 for every
100 coins.

What a sixth game needs, and where the toy has it:

- `moves.py`: named tuples of its verbs, chance outcomes and events;
- `game.py`: a `State` with an agenda of frames, and a `Game`, whose instance is `GAME`;
- `cases.py`: how its case files are started and compared (`felucca.model.core.cases`);
- a line in `felucca.model.core.games`. Search, conformance, match and record then know it.
"""
