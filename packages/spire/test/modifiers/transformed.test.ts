// Transformed: no cards are chosen, one becomes another.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { choose, climberOf, newClimb, withNeow } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"

const RULE = "daily-transformed"

/** Somebody whose blessing gives a card reward, or something else. */
const blessed = (offers: string, deck: readonly string[]): ReturnType<typeof withNeow> =>
  withNeow({
    room: [RULE],
    p1: {
      board: ["character-ironclad"],
      offers: [offers],
      deck,
      rewards: ["ironclad-anger", "ironclad-clash"],
      rares: ["ironclad-feed"],
    },
  })

test("in the place of a card reward a card is transformed", () => {
  const table = blessed("neow-05", ["ironclad-strike", "ironclad-bash"])
  choose(table, 2)
  table.p1.isAsked("transform").p1.pick("ironclad-strike")
  table.p1.has("deck", "ironclad-bash", "ironclad-anger").p1.isAsked("map")
})

test("which may be skipped like any reward", () => {
  const table = blessed("neow-05", ["ironclad-strike", "ironclad-bash"])
  choose(table, 2)
  table.p1.pick()
  table.p1.has("deck", "ironclad-strike", "ironclad-bash").p1.isAsked("map")
})

test("with nothing to transform nothing happens", () => {
  const table = blessed("neow-05", ["curse-doubt"])
  choose(table, 2)
  table.p1.has("deck", "curse-doubt").p1.isAsked("map")
})

test("rare rewards stay what they are", () => {
  const table = blessed("neow-07", ["ironclad-strike"])
  choose(table, 3)
  table.p1.pick("reveal:rare/1").p1.take("ironclad-feed").p1.pick("done")
  table.p1.has("deck", "ironclad-strike", "ironclad-feed")
})

test("after a combat too, and Neow's red card reward", () => {
  const table = win(skirmish(RULE, { p1: { rewards: ["silent-bane"] } }))
  table.p1.isAsked("transform").p1.pick("silent-strike")
  expect(cardsIn(table, "p1.deck")).toEqual(["silent-bane"])
  expect(climberOf(table).rewards).toEqual([])
  newClimb(1, { modifiers: [RULE] })
    .p1.isAsked("transform")
    .leaves("p1", "transform")
})
