// Red Skull: strength after a shuffle.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("a strength, once, for whoever has shuffled this combat", () => {
  const table = combat({
    p1: { items: ["red-skull"], hand: ["colorless-finesse"], discard: ["ironclad-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.cannot("use:red-skull", "condition").p1.play("colorless-finesse").p1.use("red-skull")
  table.p1.cannot("use:red-skull", "used-up")
  expect(playerOf(table, 1).strength).toBe(1)
})
