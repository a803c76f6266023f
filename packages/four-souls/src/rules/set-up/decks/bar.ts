// Why a table cannot be set up as somebody wants it, though each option is good by itself: contradictions, cards that
// nobody has, decks too small to lay a table with.

import type { Def, Options, Reason } from "@soulspire/kernel"
import {
  copiesOf,
  isByRatio,
  isPlayed,
  ownedFor,
  pickedFor,
  picksOf,
  setOf,
  sharesOf,
  startsIn,
  takesOf,
  wayOf,
} from "./build.ts"
import { cardEditionOf, cardOf, isOfEdition } from "../../../state/card-editions.ts"
import { clash } from "../../variants/variant.ts"
import { ratioDecks, ratioOf, standardRatios } from "./ratios.ts"

const RULE = "FS-19.1"

/** Options that say one thing and others that say the opposite. */
function contradiction(options: Options): Reason | null {
  if (options["tradeItems"] === true && options["barter"] !== true)
    return clash("tradeItems", "barter", "FS-IT-10")
  if (wayOf(options) === "all" && picksOf(options).length > 0) return clash("picked", "decks", RULE)
  if (wayOf(options) === "ratios") return null
  for (const deck of ratioDecks)
    for (const [category, number] of Object.entries(standardRatios[deck]))
      if (ratioOf(deck, options)[category] !== number) return clash(`${deck}Ratio`, "decks", "FS-19.6")
  return null
}

/** What is wrong with a card that was picked by hand, named for the `nth` time. */
function pickBar(
  id: string,
  nth: number,
  cards: readonly Def[],
  options: Options,
  seats: number,
): Reason | null {
  const def = cards.find((each) => cardOf(each) === id && isOfEdition(each, cardEditionOf(options)))
  if (def === undefined) return { key: "unknown-card", params: { card: id }, rule: RULE }
  if (startsIn(def) === null) return { key: "card-of-no-deck", params: { card: id }, rule: RULE }
  if (!(options["sets"] as readonly string[]).includes(setOf(def)))
    return { key: "card-of-other-set", params: { card: id, set: setOf(def) }, rule: "FS-2.7.4" }
  if (!isPlayed(def, options, seats))
    return { key: "card-not-played", params: { card: id }, rule: "FS-2.7.3" }
  if (nth > copiesOf(def))
    return { key: "too-many-copies", params: { card: id, most: copiesOf(def) }, rule: RULE }
  return null
}

function picksBar(cards: readonly Def[], options: Options, seats: number): Reason | null {
  const named = new Map<string, number>()
  for (const id of picksOf(options)) {
    const nth = (named.get(id) ?? 0) + 1
    named.set(id, nth)
    const bar = pickBar(id, nth, cards, options, seats)
    if (bar !== null) return bar
  }
  return null
}

/** More picked by hand than the ratio has room for. */
function ratioBar(cards: readonly Def[], options: Options, seats: number): Reason | null {
  if (wayOf(options) !== "ratios") return null
  for (const deck of ratioDecks)
    for (const { category, wanted, picked } of sharesOf(
      deck,
      ownedFor(deck, cards, options, seats),
      cards,
      options,
    ))
      if (picked.length > wanted)
        return {
          key: "too-many-picked",
          params: { category, most: wanted, given: picked.length },
          rule: RULE,
        }
  return null
}

type Needed = "loot" | "treasure" | "monster"

/** How many cards of a deck this table can count on; of the monster deck only monsters, for they fill the slots. */
function sureOf(deck: Needed, cards: readonly Def[], options: Options, seats: number): number {
  const owned = ownedFor(deck, cards, options, seats)
  const counts = (no: number): boolean => deck !== "monster" || cards[no].kinds.includes("monster")
  if (!isByRatio(deck, options))
    return (wayOf(options) === "picked" ? pickedFor(owned, cards, options) : owned).filter(counts).length
  const shares = sharesOf(deck, owned, cards, options)
  return takesOf(shares).reduce(
    (sum, take, i) => sum + ([...shares[i].picked, ...shares[i].others].every(counts) ? take : 0),
    0,
  )
}

/** What is laid out and dealt before the first turn: two slots each, three loot cards for everybody, and the variants. */
const needs = (options: Options, seats: number): readonly [Needed, number, string][] => [
  ["loot", 3 * seats, "FS-1.10"],
  [
    "treasure",
    2 + (options["draft"] === true ? 2 * seats + 1 : 0) + (options["edenOnly"] === true ? seats + 2 : 0),
    "FS-1.3",
  ],
  ["monster", 2, "FS-1.4"],
]

function sizesBar(cards: readonly Def[], options: Options, seats: number): Reason | null {
  for (const [deck, min, rule] of needs(options, seats)) {
    const given = sureOf(deck, cards, options, seats)
    if (given < min) return { key: "deck-too-small", params: { deck, min, given }, rule }
  }
  return null
}

function charactersBar(cards: readonly Def[], options: Options, seats: number): Reason | null {
  const characters = cards.filter((def) => def.kinds.includes("character") && isPlayed(def, options, seats))
  if (options["edenOnly"] === true)
    return characters.some(({ kinds }) => kinds.includes("eden")) ? null : { key: "no-eden", rule: "FS-20.2" }
  const given = characters.reduce((sum, def) => sum + copiesOf(def), 0)
  if (given >= seats) return null
  return { key: "too-few-characters", params: { min: seats, given }, rule: "FS-1.7" }
}

export const tableBar = (options: Options, seats: number, cards: readonly Def[]): Reason | null =>
  contradiction(options) ??
  picksBar(cards, options, seats) ??
  ratioBar(cards, options, seats) ??
  sizesBar(cards, options, seats) ??
  charactersBar(cards, options, seats)
