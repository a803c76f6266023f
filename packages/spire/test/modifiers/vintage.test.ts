// Vintage: encounters leave relics and no cards.

import { expect, test } from "vitest"
import { choose, climberOf, newClimb, withNeow } from "../support/climb.ts"
import { skirmish, win } from "../support/skirmish.ts"

const RULE = "daily-vintage"
const kinds = (table: ReturnType<typeof skirmish>): string[] =>
  climberOf(table).rewards.map(({ kind }) => kind)

test("the card reward of an encounter is a relic", () => {
  const table = win(skirmish(RULE, { relicDeck: ["anchor", "lantern"] }))
  expect(kinds(table)).toEqual(["relic"])
  table.p1.pick("reveal:relic/1").p1.take("anchor").p1.pick("done").p1.has("items", "anchor")
})

test("Neow's card rewards are no encounter's", () => {
  expect(kinds(newClimb(1, { modifiers: [RULE] }))).toEqual(["card"])
  const table = withNeow({ room: [RULE], p1: { board: ["character-silent"], offers: ["neow-05"] } })
  choose(table, 2)
  expect(kinds(table)).toEqual(["card"])
})

test("an elite's neither", () => {
  expect(kinds(win(skirmish(RULE, {}, "elite")))).toEqual(["card", "relic"])
})
