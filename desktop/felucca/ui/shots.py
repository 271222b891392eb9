"""Pictures of every screen, taken from the running application."""

from __future__ import annotations

import json
from typing import Any

from felucca.match.match import Match
from felucca.match.setup import PERSON, SeatSetup, Setup
from felucca.model.core import codec, games
from felucca.store import paths, saves
from felucca.store.settings import Settings
from felucca.ui.demo import calm, people, played, save_picture, stage, until, with_own_folder
from felucca.ui.desk import Desk

USUAL = (PERSON, "master", PERSON, "skilled")


def shoot(args: Any, width: int, height: int, options: dict[str, Any]) -> None:
    """Take the picture that the arguments of `felucca shot` describe."""
    settings = Settings(language=args.lang, theme=args.theme, motion="off", sound=False)

    async def play(desk: Desk) -> None:
        desk.window.resize(width, height)
        desk.window.show()
        desk.window.resize(width, height)
        await _open(desk, args, options)
        await calm()
        await calm()
        save_picture(desk.window, args.out)

    with_own_folder(lambda: stage(settings, play))


async def _open(desk: Desk, args: Any, options: dict[str, Any]) -> None:
    if args.what in games.names():
        await _table(desk, args, _match(args, args.what, options))
    elif args.what == "handover":
        desk.change("hand_over_always", True)
        _seat(desk, _match(args, args.game, options, (PERSON,)))
    elif args.what == "score":
        match = _match(args, args.game, options, whole=True)
        match.meta["elapsed"] = 52 * 60
        _seat(desk, match)
        await calm()
        desk.show_score()
    elif args.what == "setup":
        chosen = options if args.options else {}
        setup = Setup(args.game, people(args.players, args.lang, USUAL), args.seed, chosen)
        desk.open_setup(args.game, setup)
    elif args.what == "rules":
        desk.open_rules(args.game)
    else:
        await _library(desk, args, options)


async def _library(desk: Desk, args: Any, options: dict[str, Any]) -> None:
    """The lobby and its lists, with a game or two to show."""
    match = _match(args, args.game, options)
    desk.saver.save(saves.new_path(args.game), match.record().to_json())
    ended = _match(args, args.game, options, whole=True) if args.what == "records" else None
    if ended is not None:
        desk.saver.save(saves.new_path(args.game, paths.records_folder()), ended.record().to_json())
    desk.saver.flush(5.0)
    desk.open_lobby()
    if args.what in ("saves", "records"):
        desk.open_page(args.what)
    elif args.what == "settings":
        await calm()
        desk.open_settings()


def _match(
    args: Any, game: str, options: dict[str, Any], players: tuple[str, ...] = USUAL, whole: bool = False
) -> Match:
    """A match played so far as asked; whoever decides now is a person."""
    setup = Setup(game, people(args.players, args.lang, ("novice",)), args.seed, options)
    if args.position is not None:
        return _from_case(args, game, players)

    def enough(match: Match) -> bool:
        state = match.observation(None)
        kind = args.until or match.question.decision.kind
        return not whole and state.turn() > args.turns and match.question.decision.kind == kind

    match = played(setup, enough)
    seats = _person_at(match, people(args.players, args.lang, players))
    match.setup = Setup(game, seats, args.seed, options)
    return match


def _from_case(args: Any, game: str, players: tuple[str, ...]) -> Match:
    """The position of a case file, its players as seats, and so many steps of its (first) script."""
    case = json.loads(args.position.read_text(encoding="utf-8"))
    rules = games.find(game)
    state = rules.read(case["position"])
    seats = people(state.seats, args.lang, players)
    match = Match(Setup(game, seats, args.seed, {}), rules, state)
    script = case["scripts"][0]["steps"] if "scripts" in case else case.get("steps", ())
    for step in [step for step in script if "do" in step][: args.steps]:
        match.answer(match.question.number, codec.action_of(rules, step))
    match.setup = Setup(game, _person_at(match, seats), args.seed, {})
    return match


def _person_at(match: Match, seats: tuple[SeatSetup, ...]) -> tuple[SeatSetup, ...]:
    """The seats, whoever decides now as a person."""
    first = match.question.seat if match.question is not None else None
    return tuple(
        SeatSetup(seat.name, seat.colour, PERSON if i == first else seat.player) for i, seat in enumerate(seats)
    )


def _seat(desk: Desk, match: Match) -> None:
    desk.seat(match, saves.new_path(match.setup.game))


async def _table(desk: Desk, args: Any, match: Match) -> None:
    _seat(desk, match)
    await calm()
    session = desk.session
    assert session is not None
    if session.controller.handing_over:
        session.page.hand_over.taken_over.emit()
        await calm()
    picker = session.controller.picker
    if args.select is not None and picker.offered:
        picker.select(picker.actions[args.select % len(picker.actions)])
    if args.fields:
        session.board.toggle_fields()
    await until(lambda: session.board.settled)
