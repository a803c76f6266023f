// Greed: hits cost everybody.

import { expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each player loses 4¢ each time it deals combat damage", () => {
  const table = fourSoulsTable({
    p1: { cents: 9, board: ["dinner"] },
    p2: { cents: 4 },
    p3: { cents: 1 },
    monsters: ["greed"],
    wounds: [2],
    dice: [1, 2, 4],
  })
  attack(table, "greed").allPass()
  // Two misses: 9 - 4 - 4, then its 9¢.
  expect(cents(table)).toEqual([1 + 9, 0, 0])
  table.p1.has("souls", "greed")
})

test("a hit, or damage that is prevented, costs nobody anything", () => {
  const table = fourSoulsTable({
    p1: { cents: 5, board: ["yum-heart"] },
    p2: { cents: 5 },
    monsters: ["greed"],
    wounds: [2],
    dice: [1, 4],
  })
  table.p1.activate("yum-heart", "p1").allPass()
  attack(table, "greed").allPass()
  expect(cents(table)).toEqual([5 + 9, 5])
})
