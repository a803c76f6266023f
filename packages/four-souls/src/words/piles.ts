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
  type Select,
  type Whom,
} from "@soulspire/kernel"
import type { Deck } from "../run.ts"

export const putIntoDiscard = (whom: Whom): Node => ({ op: "putIntoDiscard", whom })
export const putOnDeck = (whom: Whom, at: "top" | "bottom"): Node => ({ op: "putOnDeck", whom, at })
/** So many cards from the top of its deck. */
export const putIntoDeck = (whom: Whom, down: Amount): Node => ({ op: "putOnDeck", whom, at: "top", down })

export const topOf = (deck: Deck, amount: Amount): Select => ({ from: `${deck}Deck`, top: amount })
export const lookAt = (what: Select): Node => ({ op: "show", what, to: "you" })
/** One way for each deck there is: "a deck", or the discard of one. The room deck is one in a game with rooms (FS-1.5). */
export const eachDeck = (body: (deck: Deck) => Body, name = (deck: Deck): string => deck): Mode[] => [
  ...(["loot", "treasure", "monster"] as const).map((deck) => ({ name: name(deck), do: body(deck) })),
  { name: name("room"), when: { test: "usesRooms" }, do: body("room") },
]

/** Looks at so many cards of a deck and puts them back in any order. */
export const lookAndOrder = (deck: Deck, amount: Amount): Body => [
  find("seen", topOf(deck, amount)),
  lookAt({ from: "@seen" }),
  order("sorted", { from: "@seen" }, "you"),
  each({ from: "@sorted" }, "card", [putOnDeck("card", "top")]),
]

/** Looks at the top card of a deck, which may then go to the bottom. */
export const lookAndMayPutUnder = (deck: Deck): Body => [
  find("seen", topOf(deck, 1)),
  lookAt({ from: "@seen" }),
  choose({ what: { from: "@seen" }, as: "card", min: 0, prompt: "bottom" }),
  putOnDeck("card", "bottom"),
]
/** Looks at so many cards of a deck: so many stay on top, the rest goes to the bottom. */
export const lookAndKeep = (deck: Deck, amount: Amount, kept: Amount): Body => [
  find("seen", topOf(deck, amount)),
  lookAt({ from: "@seen" }),
  choose({ what: { from: "@seen" }, as: "kept", max: kept, prompt: "keep-on-top" }),
  each({ from: "@kept" }, "card", [putOnDeck("card", "top")]),
  each({ from: "@seen", other: "kept" }, "card", [putOnDeck("card", "bottom")]),
]

/** At the bottom of their deck, in an order that nobody knows. */
export const buryAtRandom = (what: Select): Node => ({ op: "buryAtRandom", what })

/** A card of somebody's hand comes to yours. */
export const stealLoot = (card: Whom): Node => ({ op: "stealLoot", card })

/** A card of somebody's hand, whichever chance takes. */
export const stealAtRandom = (from: Whom, who: Whom = "you"): Node => ({ op: "stealAtRandom", who, from })

/** Hands go on to the players to the left, all at the same time (FS-6.16.2). */
export const passHands = (who: Select): Node => ({ op: "passHands", who })

/** Out of somebody's hand, chosen by whoever gives (FS-6.16.2). */
export const giveLoot = (amount: Amount, who: Whom, to: Whom = "you"): Node => ({
  op: "giveLoot",
  who,
  amount,
  to,
})
/** Both give a loot card, and pick it themselves (FS-6.16.2). */
export const swapLootWith = (who: Whom): Node => ({ op: "swapLootWith", who })

/** A monster is put into discard, and if it was, the top card of the monster deck comes to its slot. */
export const replaceMonster = (whom: Whom): Node => ({ op: "replaceMonster", whom })

/** Searches a deck for a card of this name, and shuffles it after `body` has been done with it. */
export const searchFor = (deck: Deck, card: string, as: string, body: Body): Body => [
  { op: "searchFor", deck: `${deck}Deck`, card, as },
  ...body,
  { op: "shuffle", zone: `${deck}Deck` },
]

const guppyItems: Select = { from: "treasureDeck", where: is("it", "guppy") }
/** Searches the treasure deck for a Guppy item and gains it. What is not searched for stays unseen. */
export const gainGuppyItem: Body = [
  lookAt(guppyItems),
  choose({ what: guppyItems, as: "found", prompt: "search" }),
  { op: "becomeItem", whom: "found", who: "you" },
  { op: "shuffle", zone: "treasureDeck" },
]
