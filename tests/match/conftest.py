import pytest

from felucca.model.core import games

from . import pocket


@pytest.fixture(autouse=True)
def pocket_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pocket game stands in the list of games, for one test at a time."""
    monkeypatch.setattr(games, "_WHERE", dict(games._WHERE))
    games.register("pocket", pocket.__name__)
