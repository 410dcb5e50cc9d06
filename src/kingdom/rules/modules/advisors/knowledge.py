"""Who may know what of this module, and how a world is imagined from that.

Areas and used abilities are public, but for what happens inside a running segment. Which Advisors a player
has drawn and returned is known to that player alone, for the whole game.
"""

from typing import TYPE_CHECKING, cast

from librt.vecs import vec
from mypy_extensions import i64

from kingdom.rules.modules.advisors.areas import bits_of
from kingdom.rules.modules.advisors.taken_up import rows_of, rows_seen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from kingdom.rules.game import Game
    from kingdom.rules.modules.advisors.advisors import Advisors


def seen_by(viewer: i64, now: "Advisors", before: "Advisors", ids: list[str]) -> dict[str, object]:
    """What this viewer may know; `before` is the module as the others see it while a segment runs."""
    own = viewer >= 0
    seats = range(len(now.areas.advisors))
    shown = [now if seat == viewer else before for seat in seats]
    asking = now.areas.asking[viewer] if own else -1
    return {
        "areas": [names_of(now, now.areas.advisors[seat]) for seat in seats],
        "used": [used_names(shown[seat], seat) for seat in seats],
        "used_before": used_names(before, viewer) if own else [],
        "asking": None if asking < 0 else now.council_in_play().abilities[asking].id,
        "adding": list(now.areas.adding[viewer]) if own else [],
        "passed": now.areas.passed,
        "kept": [named(ids, shown[seat].draft.kept[seat]) for seat in seats],
        "drawn": [ids[card] for card in now.draft.drawn[viewer]] if own else [],
        "returned": [ids[card] for card in now.draft.returned[viewer]] if own else [],
        "drawn_count": [len(shown[seat].draft.drawn[seat]) for seat in seats],
        "returned_count": [len(shown[seat].draft.returned[seat]) for seat in seats],
        "left_out": len(now.draft.left_out),
        **_swapped_and_changed(now, rows_seen(now.areas.taken_up, viewer, ids)),
    }


def whole_state(module: "Advisors", ids: list[str]) -> dict[str, object]:
    """Everything, in the same words."""
    draft, areas = module.draft, module.areas
    seats = range(len(areas.advisors))
    return {
        "areas": [names_of(module, areas.advisors[seat]) for seat in seats],
        "used": [used_names(module, seat) for seat in seats],
        "asking": [None if at < 0 else module.council_in_play().abilities[at].id for at in areas.asking],
        "adding": [list(slots) for slots in areas.adding],
        "passed": areas.passed,
        "pile": [ids[card] for card in draft.pile],
        "kept": [named(ids, card) for card in draft.kept],
        "drawn": [[ids[card] for card in cards] for cards in draft.drawn],
        "returned": [[ids[card] for card in cards] for cards in draft.returned],
        "left_out": [ids[card] for card in draft.left_out],
        "box": [ids[card] for card in module.council_in_play().boxed],
        **_swapped_and_changed(module, [row.words(ids) for row in areas.taken_up]),
    }


def _swapped_and_changed(module: "Advisors", taken_up: list[object]) -> dict[str, object]:
    """What only some Advisors leave behind; nothing is said where there is nothing."""
    areas = module.areas
    own = module.council_in_play().own
    lasting = [[own[number].text for number in numbers] for numbers in areas.lasting]
    told = {"lasting": lasting if any(lasting) else [], "named": list(areas.named), "taken_up": taken_up}
    return {name: value for name, value in told.items() if value}


def named(ids: list[str], card: int) -> str | None:
    """A card by its id, or None where there is none."""
    return None if card < 0 else ids[card]


def names_of(module: "Advisors", places: list[int]) -> list[str]:
    """Advisors by their ids."""
    return [module.council_in_play().abilities[place].id for place in places]


def used_names(module: "Advisors", seat: i64) -> list[str]:
    """The Advisors in this area whose ability has been used."""
    areas = module.areas
    return names_of(module, [place for place in areas.advisors[seat] if areas.is_used(seat, place)])


# --- sampled worlds ----------------------------------------------------------------------------------------


def take_over(module: "Advisors", game: "Game", viewer: i64, seen: "Mapping[str, object]") -> None:
    """Everything that was seen."""
    areas, draft = module.areas, module.draft
    for seat, names in enumerate(cast("list[list[str]]", seen["areas"])):
        areas.lay(seat, _places(module, game, names))
    for seat, names in enumerate(cast("list[list[str]]", seen["used"])):
        areas.used[seat] = bits_of(_places(module, game, names))
    areas.passed = cast("int", seen["passed"])
    _take_over_rest(module, game, viewer, seen)
    draft.running = game.round == 0
    for seat, name in enumerate(cast("list[str | None]", seen["kept"])):
        draft.kept[seat] = -1 if name is None else game.box.index[name]
    if viewer < 0:
        return
    asking = cast("str | None", seen["asking"])
    areas.asking[viewer] = -1 if asking is None else _places(module, game, [asking])[0]
    areas.adding[viewer] = list(cast("list[int]", seen["adding"]))
    draft.drawn[viewer] = _cards(game, seen["drawn"])
    draft.returned[viewer] = _cards(game, seen["returned"])
    if game.stop.simultaneous and game.options.blind:
        module.viewer = viewer
        module.used_before = bits_of(_places(module, game, cast("list[str]", seen["used_before"])))


def _take_over_rest(module: "Advisors", game: "Game", viewer: i64, seen: "Mapping[str, object]") -> None:
    """What only some Advisors leave behind, and whom one of them asks."""
    areas, own = module.areas, module.council_in_play().own
    numbers = {move.text: number for number, move in enumerate(own)}
    lasting = cast("list[list[str]]", seen.get("lasting", [[]] * len(areas.advisors)))
    areas.lasting = [[numbers[text] for text in texts] for texts in lasting]
    areas.taken_up = rows_of(seen.get("taken_up", []), viewer, game.box.index)
    areas.named = list(cast("list[int]", seen.get("named", [])))
    if areas.named:
        ability = areas.named[-1]
        owner = [ability in row for row in areas.advisors].index(True)
        areas.asking[1 - owner] = ability


def in_areas_and_draft(module: "Advisors") -> list[int]:
    """The Advisors in the areas, and those drawn, kept or returned that are known here."""
    first = module.council_in_play().first_card
    cards = [first + place for row in module.areas.advisors for place in row]
    draft = module.draft
    for seat, kept in enumerate(draft.kept):
        cards += draft.drawn[seat] + draft.returned[seat] + ([kept] if kept >= 0 else [])
    return cards


def imagine(
    module: "Advisors",
    viewer: i64,
    seen: "Mapping[str, object]",
    cards: list[int],
    below: "Callable[[int], int]",
) -> list[int]:
    """What others have drawn or returned, and what there was no room for, are any unseen Advisors."""
    rest = cards[:]
    unseen = [card for card in cards if module.council_in_play().is_advisor(card)]
    draft = module.draft
    counts = cast("list[int]", seen["drawn_count"]), cast("list[int]", seen["returned_count"])
    for seat in range(len(draft.drawn)):
        if seat != viewer:
            draft.drawn[seat] = _some(counts[0][seat], unseen, rest, below)
            draft.returned[seat] = _some(counts[1][seat], unseen, rest, below)
    draft.left_out = _some(cast("int", seen["left_out"]), unseen, rest, below)
    if draft.running:
        draft.pile = _some(len(unseen), unseen, rest, below)
    return rest


def _some(number: int, unseen: list[int], rest: list[int], below: "Callable[[int], int]") -> list[int]:
    """So many of the unseen Advisors, which are then no longer among the rest."""
    found: list[int] = []
    while len(found) < number and unseen:
        card = unseen.pop(below(len(unseen)))
        rest.remove(card)
        found.append(card)
    return found


def _cards(game: "Game", names: object) -> list[int]:
    return [game.box.index[name] for name in cast("Iterable[str]", names)]


def _places(module: "Advisors", game: "Game", names: list[str]) -> list[int]:
    council = module.council_in_play()
    return [council.of_card(game.box.index[name]).place for name in names]


# --- built positions ---------------------------------------------------------------------------------------


def arrange(module: "Advisors", game: "Game", words: "Mapping[str, object]") -> None:
    """`areas`, `used` and `returned`: Advisors for each seat; those that lie there are not in the deck."""
    for word in words:
        if word not in ("areas", "used", "returned"):
            raise ValueError(f"{word!r} is not known; write areas, used or returned.")
    areas = cast("list[list[str]]", words.get("areas", []))
    for seat, names in enumerate(areas):
        module.areas.lay(seat, _places(module, game, names))
    for seat, names in enumerate(cast("list[list[str]]", words.get("used", []))):
        module.areas.used[seat] = bits_of(_places(module, game, names))
    for seat, names in enumerate(cast("list[list[str]]", words.get("returned", []))):
        module.draft.returned[seat] = _cards(game, names)
    gone = in_areas_and_draft(module)
    game.deck = vec[i64]([card for card in game.deck if card not in gone])
