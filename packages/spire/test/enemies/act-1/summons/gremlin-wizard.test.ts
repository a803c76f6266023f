// Gremlin Wizard.

import { expect, test } from "vitest"
import { byCube, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat, playerOf } from "../../../support/table.ts"

test("charges for one turn, then hits everybody every turn", () => {
  expect(byCube("s1-gremlin-wizard", 2)).toEqual(["", "p1: hit 3; p2: hit 3"])
  const table = combat({ p1: { hp: 10 }, enemies: ["s1-gremlin-wizard"] })
  expect([1, 2, 3].map(() => playerOf(endTurn(table), 1).hp)).toEqual([10, 7, 4])
})

test("has 4 HP", () => {
  expect(hpOf("s1-gremlin-wizard")).toEqual([4, 4, 4, 4])
})
