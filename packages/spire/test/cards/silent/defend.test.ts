// Defend: block, upgraded for any player.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("Defend gives its player 1 block", () => {
  const table = combat({ p1: { hand: ["silent-defend"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-defend")
  expect(playerOf(table, 1)).toMatchObject({ block: 1, energy: 2 })
})

test("Defend+ gives 2 block to any player", () => {
  const table = combat({
    p1: { hand: ["silent-defend+"] },
    p2: {},
    enemies: ["first-cultist"],
  })
  table.p1.canPickExactly("play:silent-defend+>p1", "play:silent-defend+>p2", "done")
  table.p1.play("silent-defend+", "p2")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
})

test("a block track ends at 20", () => {
  const table = combat({ p1: { hand: ["silent-defend+"], block: 19 }, enemies: ["first-cultist"] })
  table.p1.play("silent-defend+", "p1")
  expect(playerOf(table, 1).block).toBe(20)
})
