// Defend: block for its player, or for anybody when upgraded.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("its block is for whoever plays it", () => {
  const table = combat({ p1: { hand: ["ironclad-defend"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("ironclad-defend").p1.has("discard", "ironclad-defend")
  expect(playerOf(table, 1)).toMatchObject({ block: 1, energy: 2 })
})

test.each([
  ["p1", [2, 0]],
  ["p2", [0, 2]],
])("upgraded it is for anybody: %s", (ally, blocks) => {
  const table = combat({ p1: { hand: ["ironclad-defend+"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("ironclad-defend+", ally)
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual(blocks)
})

test("there is no more than 20", () => {
  const table = combat({ p1: { hand: ["ironclad-defend+"], block: 19 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-defend+", "p1")
  expect(playerOf(table, 1).block).toBe(20)
})
