// Mercury Hourglass: damage to a row, on a low die.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { enemyOf } from "../../support/table.ts"

test.each([1, 2])("on a %i one damage to all in a row", (face) => {
  const table = onDie(face, {
    p1: { items: ["mercury-hourglass"] },
    p2: {},
    enemies: ["first-cultist", "first-cultist", "first-cultist"],
    conditions: [{}, { row: 1 }, { row: 1 }],
  })
  table.p1.pick("p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).hp)).toEqual([9, 8, 8])
})

test("on a 3 none", () => {
  expect(enemyOf(onDie(3, { p1: { items: ["mercury-hourglass"] } })).hp).toBe(9)
})
