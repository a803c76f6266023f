// Ectoplasm: energy every turn.

import { expect, test } from "vitest"
import { anyOrder } from "../../support/answers.ts"
import { atFirst, endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("four energy in every turn, the first one too", () => {
  const table = atFirst({ p1: { items: ["ectoplasm"] } })
  expect(playerOf(table, 1).energy).toBe(4)
  expect(playerOf(endTurn(table), 1).energy).toBe(4)
})

test("and no gold is gained", () => {
  const table = combat({
    p1: { items: ["ectoplasm", "golden-idol"], gold: 3, hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-strike", "first-cultist")
  anyOrder(table)
  expect(playerOf(table, 1).gold).toBe(3)
})
