// Keeper Head: hits cost cents, and its reward is rolled.

import { expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("each combat damage it deals costs its victim 2¢, or what there is; then its reward is rolled", () => {
  const table = fourSoulsTable({
    p1: { cents: 3, board: ["dinner"] },
    p2: { cents: 5 },
    monsters: ["keeper-head"],
    dice: [1, 1, 4, 4, 6],
  })
  attack(table, "keeper-head").allPass()
  expect([cents(table), table.told("loseCents")]).toMatchObject([
    [6, 5],
    [{ amount: 2 }, { amount: 1 }],
  ])
})
