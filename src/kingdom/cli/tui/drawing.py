"""The table in text, drawn from what one seat may know and from nothing else."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import TYPE_CHECKING, Any

from rich.console import Group, RenderableType
from rich.text import Text

from kingdom.cli.tui.boards import BOARDS
from kingdom.cli.tui.console import LETTERS, Hanging, amount, spaced
from kingdom.cli.tui.facts import PlayCard, Row, Section, cards_table, play_cards, spaces
from kingdom.locales import Names
from kingdom.locales.brought_text import brought_text
from kingdom.locales.names import every_brought
from kingdom.rules.building.supremacy import production
from kingdom.rules.material.resources import AREA_NAMES, BASIC, RESOURCE_NAMES
from kingdom.rules.modules.solo.choice import SELECTIONS
from kingdom.rules.phases.choice import TURNS
from kingdom.rules.phases.start_of_round import ROUNDS
from kingdom.rules.sample import sample_world
from kingdom.rules.scoring import Score, score_of

if TYPE_CHECKING:
    from kingdom.rules.view import View

FACE_DOWN = "▒"
MARK = "◆"
DOT = " · "


class Drawing:
    """One view, ready to be drawn piece by piece."""

    def __init__(self, view: View, names: Names, players: Sequence[str]) -> None:
        assert view.viewer >= 0
        self.view = view
        seen: dict[str, Any] = view.to_dict()
        self.seen = seen
        self.me = int(view.viewer)
        self.names = names
        self.say = names.locale.say
        self.players = players
        self.cards = play_cards(view.box.catalogue)
        self.brought = {one.id: one for one in every_brought(view.box.catalogue)}
        # Points and production count public things only, so any world that fits the view has them right.
        self.world = sample_world(view, Random(0))
        self.memory = {(one["where"], one["index"]): one["card"] for one in seen["memory"]}

    def whole(self, width: int) -> RenderableType:
        """Everything on the table that this seat may know."""
        others = [self._panel(seat) for seat in range(len(self.seen["sides"])) if seat != self.me]
        areas = [self._area(name) for name in AREA_NAMES] if self.seen["phase"] == "choice" else []
        return Group(self.strip(), self.middle(), *others, self._panel(self.me), self._tables(areas, width))

    def middle(self) -> RenderableType:
        """What modules have in the middle of the table."""
        return Group(*[Hanging(Text(line)) for line in self._boards(None)])

    def own(self, width: int) -> RenderableType:
        """The viewer's own side."""
        return Group(self._panel(self.me), self._tables([], width))

    def _tables(self, areas: list[Section], width: int) -> RenderableType:
        sections = [*areas, *self._construction(), *self._hand()]
        return cards_table(sections, self.names.locale, width) if sections else Group()

    def strip(self) -> Text:
        """Round, phase, step, turn and first player in one line."""
        seen = self.seen
        turns = TURNS if len(seen["sides"]) > 1 else SELECTIONS
        parts = [self.say("table.round", round=seen["round"], rounds=ROUNDS)] if seen["round"] else []
        phase = f"phase.{seen['phase']}"
        parts.append(self.say(phase) if self.names.locale.has(phase) else seen["phase"])
        if seen["step"]:
            now = RESOURCE_NAMES.index(seen["step"])
            order = [f"[{LETTERS[name]}]" if at == now else LETTERS[name] for at, name in _basic()]
            parts.append(f"{' '.join(order)} {self.names.resource(seen['step'])}")
        elif seen["phase"] == "choice" and seen["turn"] < turns:
            parts.append(self.say("table.turn", turn=seen["turn"] + 1, turns=turns))
        parts.append(self.say("table.first", who=self.names.seat(seen["first"])))
        return Text(f" {DOT.join(parts)} ", style="strip")

    def _area(self, name: str) -> Section:
        """One of the two Offering areas."""
        rows = []
        for index, card in enumerate(self.seen["areas"][name]):
            row = self._row(card["card"]) if card["card"] else Row(self._lying(card, name, index), None)
            rows.append(replace(row, called=row.called + self._tokens(card)))
        empty = [Row(self.say("table.empty"), None)]
        return self.say(f"table.area-{name}"), rows or empty

    def _tokens(self, card: dict[str, Any]) -> str:
        """The tokens that lie on a card of an Offering area, by their owners."""
        return "".join(f" {MARK}{self.names.seat(seat)}" for seat in card.get("tokens", ()))

    def _lying(self, card: dict[str, Any], where: str, index: int) -> str:
        if card["card"]:
            return self.called(card["card"])
        hidden = f"{FACE_DOWN} {self.say('word.face-down')}"
        own = self.memory.get((where, index))
        return f"{hidden} ({self.say('table.yours', card=own)})" if own else hidden

    def called(self, card_id: str) -> str:
        """A card as it is typed; with its name where that is another language's."""
        if self.names.locale.language == "en":
            return card_id
        return f"{card_id} ({self.names.card(card_id)})"

    def _panel(self, seat: int) -> RenderableType:
        side = self.seen["sides"][seat]
        mine = seat == self.me
        title = self.names.seat(seat).upper()
        who = self.say("table.you") if mine else self.players[seat]
        head = Text(f"{title} ({who})", style="mine" if mine else "theirs")
        head.append("  " + DOT.join(self._counts(seat, side)), style="not bold default")
        lines = [head, *self._duchy(seat, side)]
        if not mine and side["construction"]:
            lines.append(Text("  ").append(self.say("table.construction"), style="quiet").append(" "))
            lines[-1].append_text(
                Text("; ").join([self._under_construction(row) for row in side["construction"]])
            )
        if side["selection"] and not (mine and self.seen["phase"] == "planning"):
            lines.append(self._selection(seat, side))
        lines += [Text(f"  {line}") for line in self._boards(seat)]
        return Group(*map(Hanging, lines))

    def _boards(self, seat: int | None) -> Iterator[str]:
        """What the modules in play show, of one player or in the middle of the table."""
        for name, seen in self.seen.get("modules", {}).items():
            if name in BOARDS:
                yield from BOARDS[name](seen, self.names, seat)

    def _counts(self, seat: int, side: dict[str, Any]) -> Iterator[str]:
        if self.seen["phase"] == "choice":
            yield self.say("table.hand-count", count=side["hand_count"])
            yield self.say("table.traps", count=side["traps"])
        yield f"S{side['soldiers']}" + (f" (+1 {self.say('table.training')})" if side["training"] else "")
        yield f"K{side['krystallium']}"
        cubes = "".join(LETTERS[name] * number for name, number in side["alchemy"].items())
        yield f"{self.say('table.alchemy')} {cubes or '–'}"
        yield f"{self.score(seat).total} {self.say('word.points')}"

    def _duchy(self, seat: int, side: dict[str, Any]) -> Iterator[Text]:
        icons = [amount(name, int(production(self.world, seat, at))) for at, name in _basic()]
        line = (
            Text("  ")
            .append(self.say("table.produces"), style="quiet")
            .append(" ")
            .append_text(spaced(icons))
        )
        built = Counter(side["built"])
        cards = [self.called(card) + (f" ×{number}" if number > 1 else "") for card, number in built.items()]
        if side["calamities"]:
            cards.append(self.say("table.calamities", count=side["calamities"]))
        if cards:
            line.append(DOT).append(self.say("table.built"), style="quiet").append(f" {', '.join(cards)}")
        yield line

    def _selection(self, seat: int, side: dict[str, Any]) -> Text:
        cards = [
            self._lying(card, f"selection {seat}", index) for index, card in enumerate(side["selection"])
        ]
        line = Text("  ").append(self.say("table.selection"), style="quiet")
        return line.append(f" {', '.join(cards)}")

    def _under_construction(self, row: dict[str, Any]) -> Text:
        card = self._card_of_slot(row["card"])
        return Text(f"{row['card']} ").append_text(spaces(getattr(card, "cost", {}), row["needs"]))

    def _card_of_slot(self, slot: str) -> PlayCard:
        box = self.view.box
        return self.cards[box.ids[box.slot_card[box.slot_index[slot]]]]

    def _construction(self) -> Iterator[Section]:
        rows = []
        for row in self.seen["sides"][self.me]["construction"]:
            card = self._card_of_slot(row["card"])
            rows.append(Row(row["card"], card, spaces(getattr(card, "cost", {}), row["needs"])))
        if rows:
            yield self.say("table.construction-title"), rows

    def _hand(self) -> Iterator[Section]:
        side = self.seen["sides"][self.me]
        title, cards = "table.hand-title", side["hand"]
        if self.seen["phase"] == "planning":
            title, cards = "table.selection-title", [card["card"] for card in side["selection"]]
        if cards:
            yield self.say(title), [self._row(card) for card in cards]

    def _row(self, card: str) -> Row:
        """A card with its columns; one that a module brings has its text in their place."""
        if card in self.cards:
            return Row(card, self.cards[card])
        return Row(": ".join([self.called(card), *self._text_of(card)]), None)

    def _text_of(self, card: str) -> list[str]:
        return brought_text(self.brought[card], self.names.locale)[:1] if card in self.brought else []

    def score(self, seat: int) -> Score:
        """The points of a seat if the game ended now."""
        return score_of(self.world, seat)

    def order(self) -> str:
        """What the viewer is to do now, in one sentence."""
        side = self.seen["sides"][self.me]
        asks = self.seen["asks"]
        for name, module in self.seen.get("modules", {}).items():
            if module.get("asking"):
                key = f"do.{name}-asking-{module['asking']}"
                return self.say(key if self.names.locale.has(key) else f"do.{name}-asking")
        if asks == "offer":
            return self.say("do.offer-second" if self.seen["offered"] else "do.offer")
        if asks == "plan" and side["selection"]:
            return self.say("do.plan", count=len(side["selection"]))
        if asks == "place" and side["cubes"]:
            cubes = self.names.locale.count(f"resource.{self.seen['step']}", side["cubes"])
            return self.say("do.place", count=side["cubes"], cubes=cubes)
        if asks in ("plan", "place", "window"):
            tokens = side["krystallium"] or side["soldiers"]
            return self.say("do.window" if tokens else "do.window-discard")
        return self.say(f"do.{asks}" if self.names.locale.has(f"do.{asks}") else "do.other")


def _basic() -> list[tuple[int, str]]:
    return list(enumerate(RESOURCE_NAMES[:BASIC]))
