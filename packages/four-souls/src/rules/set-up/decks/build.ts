// Which cards a table plays with, and what its decks are made of: everything, a ratio, or what was picked by hand
// (FS-19.1). Nothing here is left to chance but which cards of a category are taken; that is the caller's.

import type { Def, Options } from "@soulspire/kernel"
import { isOfChallenge } from "../../challenge/challenge-kinds.ts"
import { cardEditionOf, cardOf, isOfEdition } from "../../../state/card-editions.ts"
import { type Deck, deckFor } from "../../../state/run.ts"
import { categoryOf, type RatioDeck, ratioDecks, ratioOf } from "./ratios.ts"

/** How decks are put together. */
export const deckWays = ["all", "ratios", "picked"] as const
export type DeckWay = (typeof deckWays)[number]
export const wayOf = (options: Options): DeckWay => options["decks"] as DeckWay
export const picksOf = (options: Options): readonly string[] => options["picked"] as readonly string[]

/** The set a card comes from, by its symbol (FS-2.7.4); the base set has none. */
export const setOf = ({ kinds }: Def): string =>
  kinds.find((kind) => kind.startsWith("set-"))?.slice("set-".length) ?? "base"

/** Is a card part of this game at all? Sets that are off are not owned (FS-3.7.2); some cards are not for two (FS-2.7.3). */
export function isPlayed(def: Def, options: Options, seats: number): boolean {
  if (!(options["sets"] as readonly string[]).includes(setOf(def))) return false
  if (!isOfEdition(def, cardEditionOf(options))) return false
  if (!isOfChallenge(def, options["challenge"] as string)) return false
  if (def.back === "room" && options["rooms"] !== true) return false
  return seats > 2 || !(def.facts["threePlus"] > 0)
}

export const copiesOf = ({ facts }: Def): number => facts["copies"] ?? 1

/** The deck a card begins in; null for those that begin outside the game. */
export const startsIn = ({ back, facts }: Def): Deck | null => (facts["outside"] > 0 ? null : deckFor(back))

/** A card number for each copy. */
type Copies = readonly number[]

/** One category of a deck that is built by ratio. */
export interface Share {
  category: string
  wanted: number
  /** What was picked by hand comes first, the rest is drawn from the others. */
  picked: Copies
  others: Copies
}

/** Every copy that may go into a deck. */
export const ownedFor = (deck: Deck, cards: readonly Def[], options: Options, seats: number): number[] =>
  cards.flatMap((def, no) =>
    startsIn(def) === deck && isPlayed(def, options, seats)
      ? Array.from({ length: copiesOf(def) }, () => no)
      : [],
  )

/** The copies of a deck that were picked by hand, as often as they were named. */
export const pickedFor = (owned: Copies, cards: readonly Def[], options: Options): number[] => {
  const numbers = new Map([...new Set(owned)].map((no) => [cardOf(cards[no]), no]))
  return picksOf(options).flatMap((id) => numbers.get(id) ?? [])
}

/** A deck by its ratio, category by category. */
export function sharesOf(
  deck: RatioDeck,
  owned: Copies,
  cards: readonly Def[],
  options: Options,
): readonly Share[] {
  const picked = pickedFor(owned, cards, options)
  const rest = owned.slice()
  for (const no of picked) rest.splice(rest.indexOf(no), 1)
  return Object.entries(ratioOf(deck, options)).map(([category, wanted]) => {
    const isOfIt = (no: number): boolean => categoryOf(cards[no]) === category
    return { category, wanted, picked: picked.filter(isOfIt), others: rest.filter(isOfIt) }
  })
}

const sizeOf = ({ picked, others }: Share): number => picked.length + others.length

export const isShort = (share: Share): boolean => sizeOf(share) < share.wanted

/**
 * How many of each category are taken. What a short one lacks is made up, card by card, by whichever other category bends
 * least by it: the deck keeps its size and nearly its balance, as long as there are cards.
 */
export function takesOf(shares: readonly Share[]): number[] {
  const takes = shares.map((share) => Math.min(share.wanted, sizeOf(share)))
  let missing = shares.reduce((sum, { wanted }, i) => sum + wanted - takes[i], 0)
  for (; missing > 0; missing--) {
    let best = -1
    shares.forEach((share, i) => {
      if (takes[i] >= sizeOf(share) || share.wanted === 0) return
      if (best < 0 || (takes[i] + 1) / share.wanted < (takes[best] + 1) / shares[best].wanted) best = i
    })
    if (best < 0) break
    takes[best]++
  }
  return takes
}

export const isByRatio = (deck: Deck, options: Options): deck is RatioDeck =>
  wayOf(options) === "ratios" && (ratioDecks as string[]).includes(deck)
