// What cards say about what cards cost, their own cost first.

import { type Ability, type Amount, type Cond, count, type Select, type Whom } from "@soulspire/kernel"

/** Wherever it lies (STS-11.2). */
const EVERYWHERE = ["hand", "discard", "draw", "playing", "exhaust"]

/** Its own cost is another one as long as this is true. */
export const costs = (cost: Amount, when: Cond): Ability => ({
  k: "stat",
  stat: "cost",
  in: EVERYWHERE,
  when,
  set: cost,
})
/** Its own cost is 1 less for each of these. */
export const costsLessForEach = (what: Select): Ability => ({
  k: "stat",
  stat: "cost",
  in: EVERYWHERE,
  add: { mul: [-1, count(what)] },
})
export const yourPowers: Select = { from: "powers", of: "you" }

/** What lies on top of your discard pile; a card that is being played does not lie there yet. */
export const topDiscard: Whom = { top: "discard", of: "you" }
export const costsNothing = (card: Whom): Cond => ({ test: "costsNothing", of: card })
export const costsX = (card: Whom): Cond => ({ test: "costsX", of: card })

/** This card is the first that its player has played this turn. */
export const isFirstCard: Cond = { test: "isFirstCard", of: "this" }
