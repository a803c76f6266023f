// Tools of the Trade: a choice every turn.

import { expect, test } from "vitest"
import { cardsIn, combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-tools-of-the-trade", 2],
  ["silent-tools-of-the-trade+", 3],
])("%s draws 1 and discards 1 at the start of each turn", (card, energy) => {
  const draw = [
    "silent-strike",
    "silent-strike",
    "silent-bane",
    "silent-bane",
    "silent-slice",
    "silent-defend",
  ]
  const table = combat({ p1: { hand: [card], draw, block: 20 }, enemies: ["first-cultist"], dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.pick("done").p1.isAsked("discard")
  expect(cardsIn(table, "p1.hand")).toHaveLength(6)
  table.p1.pick("silent-defend").p1.has("discard", "silent-defend")
  expect(playerOf(table, 1).discarded).toBe(1)
})

test("without any card there is nothing to do", () => {
  const table = combat({
    p1: { powers: ["silent-tools-of-the-trade"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done").p1.isAsked("play").p1.has("hand")
})
