// Which cards an Act has: those of its decks at an ascension, and whether it can be climbed with them.

import type { Def } from "@soulspire/kernel"

/**
 * Cards of an ascension stay away until it is played, and then some stand in for others (STS-14.4, STS-K.5). Some summons
 * are called by an enemy of another Act too.
 */
export const isUsedIn = ({ facts }: Def, act: number, ascension: number): boolean =>
  (facts["act"] === act || facts["alsoIn"] === act) &&
  (facts["ascension"] ?? 0) <= ascension &&
  ascension < (facts["replacedAt"] ?? Infinity)

const found = new WeakMap<readonly Def[], Map<number, readonly Def[]>>()
const LEVELS = 100

/** Those of an Act at an ascension, in their order: looked for once among the cards of a game, and not for each table. */
export function cardsOf(cards: readonly Def[], act: number, ascension: number): readonly Def[] {
  let known = found.get(cards)
  if (known === undefined) found.set(cards, (known = new Map<number, readonly Def[]>()))
  const key = act * LEVELS + ascension
  let used = known.get(key)
  if (used === undefined) known.set(key, (used = cards.filter((card) => isUsedIn(card, act, ascension))))
  return used
}

/** Does this deck of an Act, known by the backs of its cards, have any? */
export const hasDeck = (cards: readonly Def[], back: string, act: number, ascension: number): boolean =>
  cardsOf(cards, act, ascension).some((card) => card.back === back)

/** The last Act is fought against its boss, and from the eleventh ascension on an Elite (STS-K.5). */
const decksOf = (act: number, ascension: number): readonly string[] =>
  act < 4 ? ["encounter", "elite", "event", "boss"] : ascension < 11 ? ["boss"] : ["elite", "boss"]

/** Is there enough of an Act for a party to climb it? */
export const hasAct = (cards: readonly Def[], act: number, ascension: number): boolean =>
  decksOf(act, ascension).every((back) => hasDeck(cards, back, act, ascension))
