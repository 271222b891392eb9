"""Hatches («Люки»): boards of bit masks, a turn as an agenda of frames, exact odds.

Rulings where the rules document leaves something open:

- A single legal cell of the active player is taken without asking; the others are asked whenever they have a cell,
  because they may pass.
- Points are told when they become certain, as hatches close and lines fill up on leaving: neither is ever lost, so the
  totals are those of rules 10.
- A cell that is refused for several reasons names the first of: occupied, not named (or another colour's), beside an
  open hatch.
- The active player's fall comes before the others are asked; odds shown while they answer count the pairs that are
  left in the round then.
- The dice of a roll stay as they lie until the next roll or round.
- Neutral pairs (0 in the table) and timers (off by default) are not part of the rules here.
"""
