// The stranger: answers anything, and tires.

import { type Chair, chairAt, randomBot, stranger } from "@soulspire/bots"
import { proof } from "@soulspire/proof"
import { expect, test } from "vitest"

/** The first decision at which one may act with a card or be done, at this clock. */
function chair(clock: number): Chair {
  const state = proof.create({}, 2, "somebody")
  for (let i = 0; i < 200; i++) {
    const decision = proof.decisions(state).find(({ standing }) => !standing)
    if (decision === undefined) break
    const here = chairAt(proof, state, decision)
    const named = here.options.filter(({ refs }) => refs.length > 0)
    if (decision.max === 1 && named.length > 0 && named.length < here.options.length)
      return { ...here, clock }
    proof.answer(state, decision.seat, decision.id, randomBot.answer(here, stranger(`before ${i}`)))
  }
  throw new Error("nobody may choose")
}

/** How often, of two hundred answers, a card is named. */
function named(clock: number): number {
  const here = chair(clock)
  const random = stranger("two hundred")
  const cards = new Set(here.options.filter(({ refs }) => refs.length > 0).map(({ key }) => key))
  const answers = Array.from({ length: 200 }, () => randomBot.answer(here, random)[0].split("=")[0])
  return answers.filter((key) => cards.has(key)).length
}

test("a stranger likes everything at first, less when it gets late, and in the end wants nothing but the end", () => {
  expect(named(9_999)).toBe(named(0))
  expect(named(0)).toBeGreaterThan(60)
  expect(named(15_000)).toBeLessThan(named(0) / 2)
  expect(named(15_000)).toBeGreaterThan(0)
  expect(named(16_000)).toBe(0)
})
