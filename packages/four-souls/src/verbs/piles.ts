// The vocabulary of cards, continued: decks and discards, looking at their top cards and putting cards on or under them.

import {
  type Amount,
  type Body,
  choose,
  each,
  find,
  is,
  type Mode,
  type Node,
  order,
  reveal,
  type Select,
  shuffleZone,
} from "@soulspire/kernel"
import { becomeItem } from "../rules/items/objects.ts"
import { putOnBottom, putOnTop, searchDeck } from "../rules/loot/piles.ts"
import type { Deck } from "../state/run.ts"

export const topOf = (deck: Deck, amount: Amount): Select => ({ from: `${deck}Deck`, top: amount })
export const lookAt = (what: Select): Node => reveal(what, "you")
/** One way for each deck there is: "a deck", or the discard of one. The room deck is one in a game with rooms (FS-1.5). */
export const eachDeck = (body: (deck: Deck) => Body, name = (deck: Deck): string => deck): Mode[] => [
  ...(["loot", "treasure", "monster"] as const).map((deck) => ({ name: name(deck), do: body(deck) })),
  { name: name("room"), when: { test: "usesRooms" }, do: body("room") },
]

/** Looks at so many cards of a deck and puts them back in any order. */
export const lookAndOrder = (deck: Deck, amount: Amount): Body => [
  find("seen", topOf(deck, amount)),
  lookAt({ from: "@seen" }),
  order("sorted", { from: "@seen" }, "you", "deck-order"),
  each({ from: "@sorted" }, "card", [putOnTop("card")]),
]

/** Looks at the top card of a deck, which may then go to the bottom. */
export const lookAndMayPutUnder = (deck: Deck): Body => [
  find("seen", topOf(deck, 1)),
  lookAt({ from: "@seen" }),
  choose({ what: { from: "@seen" }, as: "card", min: 0, prompt: "bottom" }),
  putOnBottom("card"),
]
/** Looks at so many cards of a deck: so many stay on top, the rest goes to the bottom. */
export const lookAndKeep = (deck: Deck, amount: Amount, kept: Amount): Body => [
  find("seen", topOf(deck, amount)),
  lookAt({ from: "@seen" }),
  choose({ what: { from: "@seen" }, as: "kept", max: kept, prompt: "keep-on-top" }),
  each({ from: "@kept" }, "card", [putOnTop("card")]),
  each({ from: "@seen", other: "kept" }, "card", [putOnBottom("card")]),
]

/** Searches a deck for a card of this name, and shuffles it after `body` has been done with it. */
export const searchFor = (deck: Deck, card: string, as: string, body: Body): Body => [
  searchDeck(`${deck}Deck`, card, as),
  ...body,
  shuffleZone(`${deck}Deck`),
]

const guppyItems: Select = { from: "treasureDeck", where: is("it", "guppy") }
/** Searches the treasure deck for a Guppy item and gains it. What is not searched for stays unseen. */
export const gainGuppyItem: Body = [
  lookAt(guppyItems),
  choose({ what: guppyItems, as: "found", prompt: "search" }),
  becomeItem("found"),
  shuffleZone("treasureDeck"),
]
