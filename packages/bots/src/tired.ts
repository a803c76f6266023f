// Strangers tire. There are turns that last as long as one likes (cards that pay for each other, chain reactions that go on
// for as long as anybody adds to them), and a stranger likes everything: without this, a few games in a thousand never end.

import { below, type RandomState } from "@soulspire/kernel"
import type { Chair } from "./chair.ts"

/** By this clock they begin to tire, and by the other one nothing but the end is wanted. */
const TIRING = 10_000
const SPENT = 16_000

/**
 * Who is tired picks what names no card, where there is such a thing: passes, ends a turn, gets on with it. Not where something
 * must be done: whoever attacks decks for ever, since a deck is no card, covers all monsters and brings no end nearer.
 */
export function tired(chair: Chair, random: RandomState): Chair {
  const { clock, decision } = chair
  if (decision.kind === "act" && decision.pass === "") return chair
  if (clock < TIRING || decision.max !== 1 || below(random, 0, SPENT - TIRING) >= clock - TIRING) return chair
  const options = chair.options.filter((option) => option.refs.length === 0)
  return options.length === 0 ? chair : { ...chair, options }
}
