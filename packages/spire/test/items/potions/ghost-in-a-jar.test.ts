// Ghost in a Jar: one HP at most.

import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat, playerOf } from "../../support/table.ts"

rule("STS-Q-13", "for this round, the enemies' turn among it", () => {
  const table = combat({
    p1: { items: ["ghost-in-a-jar"] },
    enemies: ["first-cultist"],
    conditions: [{ strength: 3 }],
  })
  endTurn(table.p1.use("ghost-in-a-jar")).p1.has("items")
  expect(playerOf(table, 1).hp).toBe(9)
  endTurn(table)
  expect(playerOf(table, 1).hp).toBe(4)
})
