// Self-Forming Clay: block for the wounded.

import { expect, test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

test("three block, once, for whoever has lost HP this combat", () => {
  const table = combat({ p1: { items: ["self-forming-clay"] }, enemies: ["first-cultist"] })
  endTurn(table.p1.cannot("use:self-forming-clay", "condition")).p1.use("self-forming-clay")
  expect(playerOf(table, 1).block).toBe(3)
  table.p1.cannot("use:self-forming-clay", "used-up")
})
