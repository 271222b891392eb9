"""The tile data hold together (rules: carcassonne 2, 6.10, 11)."""

from collections import Counter

import pytest

from felucca.model.carcassonne.components import BASE, EXPANSION, City, Design, Field, Monastery, Road
from felucca.model.carcassonne.faces import PLACES, cell_of, number, tile_set

ALL = (*BASE, *EXPANSION)


def turned(design: Design, rot: int) -> str:
    return "".join(design.edges[(edge - rot) % 4] for edge in range(4))


def shape(design: Design, rot: int) -> frozenset[object]:
    """What matters for play, turned: two rotations with the same shape are twins."""
    parts = []
    names = {}
    for s in design.segments:
        if isinstance(s, City | Road):
            names[s.id] = frozenset(("NESW".index(e) + rot) % 4 for e in s.edges)
    for s in design.segments:
        match s:
            case City():
                parts.append(("city", names[s.id], s.pennants, s.castle_base))
            case Road():
                parts.append(("road", names[s.id], s.ends_at))
            case Field():
                halves = frozenset((int(h) + 2 * rot) % 8 for h in s.halves)
                parts.append(("field", halves, frozenset(names[c] for c in s.touches)))
            case Monastery():
                parts.append(("monastery",))
    return frozenset(Counter(parts).items())


@pytest.mark.parametrize(
    ("designs", "kinds", "tiles", "monasteries", "pennants", "bazaars", "edges", "segments", "caps", "crossings"),
    [
        (BASE, 24, 72, 6, 10, 0, (79, 94, 115), (49, 62, 126), 28, 8),
        (EXPANSION, 11, 12, 2, 0, 8, (17, 10, 21), (9, 9, 18), 4, 0),
    ],
)
def test_totals(designs, kinds, tiles, monasteries, pennants, bazaars, edges, segments, caps, crossings):
    count: Counter[str] = Counter()
    for d in designs:
        for letter in d.edges:
            count[letter] += d.count
        for s in d.segments:
            count[type(s).__name__] += d.count
            if isinstance(s, City):
                count["pennants"] += s.pennants * d.count
                count["caps"] += s.castle_base * d.count
        count["bazaars"] += d.bazaar * d.count
        count["crossings"] += d.count * any(isinstance(s, Road) and s.ends_at == "crossing" for s in d.segments)
    assert (len(designs), sum(d.count for d in designs)) == (kinds, tiles)
    assert (count["Monastery"], count["pennants"], count["bazaars"]) == (monasteries, pennants, bazaars)
    assert (count["C"], count["R"], count["F"]) == edges
    assert (count["City"], count["Road"], count["Field"]) == segments
    assert (count["caps"], count["crossings"]) == (caps, crossings)


@pytest.mark.parametrize("design", ALL, ids=lambda d: d.id)
def test_a_design_is_whole(design):
    halves = [int(h) for s in design.segments if isinstance(s, Field) for h in s.halves]
    halves += [h for e in range(4) if design.edges[e] == "C" for h in (2 * e, 2 * e + 1)]
    assert sorted(halves) == list(range(8))
    for kind, letter in ((City, "C"), (Road, "R")):
        covered = "".join(s.edges for s in design.segments if isinstance(s, kind))
        assert sorted(covered) == sorted("NESW"[e] for e in range(4) if design.edges[e] == letter)
    assert len({s.id for s in design.segments}) == len(design.segments)
    cities = {s.id for s in design.segments if isinstance(s, City)}
    assert all(set(s.touches) <= cities for s in design.segments if isinstance(s, Field))
    assert len({shape(design, rot) for rot in range(4)}) == design.rotations
    axes = [axis for axis, pair in (("NS", (0, 2)), ("EW", (1, 3))) if all(design.edges[e] == "F" for e in pair)]
    assert design.bridge_axes.split() == axes


def test_edge_patterns_of_the_base_game():
    patterns: Counter[str] = Counter()
    for d in BASE:
        patterns[min(turned(d, rot) for rot in range(4))] += d.count
    expected = (
        "CCCC 1, CCCF 4, CCCR 3, CCFF 7, CCRR 5, CFCF 6, CFFF 5, CFRR 3, CRFR 4, CRRF 3, CRRR 3, "
        "FFFF 4, FFFR 2, FFRR 9, FRFR 8, FRRR 4, RRRR 1"
    )
    assert patterns == {name: int(n) for name, n in (entry.split() for entry in expected.split(", "))}


def test_only_one_copy_of_the_start_tile_lies_on_the_table():
    assert [d.id for d in ALL if d.start] == ["D"]
    assert [d.count for d in ALL if d.start] == [4]


def test_faces_turn_edges_and_halves():
    tiles = tile_set(BASE)
    face = tiles.faces[tiles.index["D"] * 4 + 1]
    assert [joins for _, _, _, joins in face.edges] == [(1, 3, 2), (0,), (1, 2, 3), (3,)]
    assert face.inner[0] == (1, 2, 3)


def test_fits_are_exactly_the_matching_rotations():
    tiles = tile_set(BASE)
    letters = " FRC"
    for index, design in enumerate(tiles.designs):
        for key in range(256):
            sides = [letters[key >> 2 * e & 3] for e in range(4)]
            for rot in range(4):
                fits = all(side in (" ", own) for side, own in zip(sides, turned(design, rot), strict=True))
                assert bool(tiles.fits[index][key] >> rot & 1) == fits


def test_cell_numbers_and_interned_placements():
    for cell in ((0, 0), (-84, 84), (84, -84), (3, -2)):
        assert cell_of(number(cell)) == cell
    both = PLACES[number((2, -1))][0b1010]
    assert [(p.at, p.rot) for p in both] == [((2, -1), 1), ((2, -1), 3)]
    assert PLACES[number((2, -1))][0b0010][0] is both[0]
