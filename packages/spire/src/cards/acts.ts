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

/** Does this deck of an Act, known by the backs of its cards, have any? */
export const hasDeck = (cards: readonly Def[], back: string, act: number, ascension: number): boolean =>
  cards.some((card) => card.back === back && isUsedIn(card, act, ascension))

/** The last Act is fought against its boss, and from the eleventh ascension on an Elite (STS-K.5). */
const decksOf = (act: number, ascension: number): readonly string[] =>
  act < 4 ? ["encounter", "elite", "event", "boss"] : ascension < 11 ? ["boss"] : ["elite", "boss"]

/** Is there enough of an Act for a party to climb it? */
export const hasAct = (cards: readonly Def[], act: number, ascension: number): boolean =>
  decksOf(act, ascension).every((back) => hasDeck(cards, back, act, ascension))
