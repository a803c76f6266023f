// Dodge and Roll: block to share out.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("Dodge and Roll gives two single blocks to any players", () => {
  const table = combat({ p1: { hand: ["silent-dodge-and-roll"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("silent-dodge-and-roll", "p2", "p1")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([1, 1])
})

test("Dodge and Roll+ gives three, also all to one", () => {
  const table = combat({ p1: { hand: ["silent-dodge-and-roll+"] }, p2: {}, enemies: ["first-cultist"] })
  table.p1.play("silent-dodge-and-roll+", "p2", "p2", "p2")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 3])
})

test("alone there is nothing to choose", () => {
  const table = combat({ p1: { hand: ["silent-dodge-and-roll+"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-dodge-and-roll+", "p1")
  expect(playerOf(table, 1).block).toBe(3)
})
