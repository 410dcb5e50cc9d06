"""`kingdom cards`: the cards of the box or of an owner's deck."""

from __future__ import annotations

from dataclasses import asdict, is_dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from kingdom.cli.errors import WRONG_INPUT, WrongInput
from kingdom.cli.files import read_data, read_deck
from kingdom.cli.game_options import FILE, json_option
from kingdom.cli.output import print_json
from kingdom.locales import LANGUAGES, locale
from kingdom.locales.names import every_card
from kingdom.rules.cards.model import TYPES

if TYPE_CHECKING:
    from kingdom.rules.cards import Catalogue

deck_option = click.option(
    "--cards", "deck", type=FILE, metavar="FILE", help="This deck instead of the box's own."
)
language_option = click.option(
    "--language", type=click.Choice(LANGUAGES), default="en", show_default=True, help="Of names and texts."
)


@click.group()
def cards() -> None:
    """Look at the cards, and check a deck of your own."""


@cards.command("list")
@deck_option
@language_option
@json_option
def list_cards(deck: Path | None, language: str, as_json: bool) -> None:
    """Every card with its short facts."""
    from kingdom.cli.tui.console import new_console
    from kingdom.cli.tui.facts import Row, cards_table

    catalogue = _deck(deck)
    if as_json:
        print_json({"digest": catalogue.digest, "cards": [_card(catalogue, one) for one in _ids(catalogue)]})
        return
    spoken = locale(language)
    sections = [
        (
            spoken.say(f"type.{kind}", count=2),
            [Row(card.id, card) for card in catalogue.developments if card.type == kind],
        )
        for kind in TYPES
    ]
    calamity = catalogue.calamity
    sections.append(("", [*(Row(card.id, card) for card in catalogue.treasures), Row(calamity.id, calamity)]))
    console = new_console()
    console.print(cards_table(sections, spoken, console.width))


@cards.command()
@click.argument("name")
@deck_option
@language_option
@json_option
def show(name: str, deck: Path | None, language: str, as_json: bool) -> None:
    """What is on one card, in words."""
    from kingdom.locales.card_text import card_text, find_card

    catalogue = _deck(deck)
    card = find_card(catalogue, name)
    if card is None:
        raise WrongInput(unknown_card(name, catalogue))
    if as_json:
        print_json(_card(catalogue, card.id))
        return
    for line in card_text(card, locale(language)):
        click.echo(line)


@cards.command()
@click.argument("deck", type=FILE, metavar="FILE")
@json_option
@click.pass_context
def check(ctx: click.Context, deck: Path, as_json: bool) -> None:
    """Check a deck file, full or partial; every fault is named with its line."""
    from kingdom.rules.cards import DeckError, load_deck

    data = read_data(deck, "a deck, such as my-cards.toml")
    try:
        catalogue = load_deck(data, name=deck.name)
    except DeckError as error:
        if as_json:
            print_json({"valid": False, "faults": [asdict(fault) for fault in error.faults]})
        else:
            click.echo("\n".join(map(str, error.faults)), err=True)
        ctx.exit(WRONG_INPUT)
    size = catalogue.deck_size()
    if as_json:
        print_json({"valid": True, "digest": catalogue.digest, "deck_size": size})
    else:
        click.echo(f"valid: a Development deck of {size} cards (digest {catalogue.digest})")


@cards.command()
@deck_option
@json_option
def report(deck: Path | None, as_json: bool) -> None:
    """Compare the deck with that of the sister game."""
    from kingdom.arena import deck_report

    told = deck_report.report(_deck(deck))
    click.echo(deck_report.as_json(told) if as_json else deck_report.as_text(told), nl=False)


def unknown_card(name: str, catalogue: Catalogue) -> str:
    """What to say about a card that nobody has heard of."""
    from difflib import get_close_matches

    close = get_close_matches(name[:40].casefold(), _ids(catalogue), n=1)
    meant = f"did you mean '{close[0]}'?" if close else "'kingdom cards list' shows all."
    return f"There is no card {name[:40]!r}; {meant}"


def _deck(deck: Path | None) -> Catalogue:
    from kingdom.rules.cards import standard

    return read_deck(deck) or standard()


def _ids(catalogue: Catalogue) -> list[str]:
    return [card.id for card in every_card(catalogue)]


def _card(catalogue: Catalogue, card_id: str) -> dict[str, Any]:
    from kingdom.locales.card_text import find_card

    card: object = find_card(catalogue, card_id)
    assert is_dataclass(card)
    assert not isinstance(card, type)
    return {"kind": type(card).__name__.lower(), **asdict(card)}
