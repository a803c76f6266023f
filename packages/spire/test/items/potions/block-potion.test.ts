// Block Potion: block for anybody.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("two block to whomever one likes", () => {
  const table = combat({ p1: { items: ["block-potion"] }, p2: { block: 19 }, enemies: ["first-cultist"] })
  table.p1.use("block-potion", "p2").p1.has("items")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 20])
})

test("is no block of a card", () => {
  const table = combat({
    p1: { items: ["block-potion"], powers: ["silent-footwork"] },
    enemies: ["first-cultist"],
  })
  table.p1.use("block-potion", "p1")
  expect(playerOf(table, 1).block).toBe(2)
})
