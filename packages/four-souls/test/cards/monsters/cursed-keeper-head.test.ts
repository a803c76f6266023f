// Cursed Keeper Head: every 1 costs, and its own reward is rolled.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("2¢ from whoever rolls a 1, or what there is", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"], cents: 3 },
    p2: { cents: 5 },
    monsters: ["cursed-keeper-head"],
    cards: [die],
    dice: [1, 1, 2],
  })
  for (const left of [1, 0, 0]) expect(cents(table.p1.activate("test-die").allPass())).toEqual([left, 5])
})

test("leaves as many cents as the active player rolls", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"], cents: 0 },
    monsters: ["cursed-keeper-head"],
    dice: [5],
  })
  expect(cents(table.p1.play("gold-bomb", "cursed-keeper-head").allPass())[0]).toBe(5)
})

test("is dead by then: a 1 for its reward costs nothing", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"], cents: 2 },
    monsters: ["cursed-keeper-head"],
    dice: [1],
  })
  expect(cents(table.p1.play("gold-bomb", "cursed-keeper-head").allPass())[0]).toBe(3)
})
