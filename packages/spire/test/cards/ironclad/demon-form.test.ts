// Demon Form: strength at the start of each turn.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["ironclad-demon-form", 0],
  ["ironclad-demon-form+", 1],
])("%s works from the next turn on", (card, energy) => {
  const table = combat({ p1: { hand: [card] }, p2: {}, enemies: ["first-jaw-worm"], dice: [1, 1] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ strength: 0, energy })
  table.p1.pick("done").p2.pick("done").p1.pick("done").p2.pick("done")
  expect([playerOf(table, 1).strength, playerOf(table, 2).strength]).toEqual([2, 0])
})

test("up to 8", () => {
  const table = combat({
    p1: { powers: ["ironclad-demon-form"], strength: 8 },
    enemies: ["first-jaw-worm"],
    dice: [1],
  })
  table.p1.pick("done")
  expect(playerOf(table, 1).strength).toBe(8)
})
