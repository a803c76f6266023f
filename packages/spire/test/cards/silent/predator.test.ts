// Predator: a hit, and cards for anybody.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

const draw = ["silent-strike", "silent-defend", "silent-bane"]

test.each([
  ["silent-predator", 6],
  ["silent-predator+", 5],
])("%s hits, and any player draws 2", (card, hp) => {
  const table = combat({ p1: { hand: [card], draw }, p2: { draw }, enemies: ["first-cultist"] })
  table.p1.play(card, "first-cultist", "p2").p1.has("hand").p2.has("hand", "silent-strike", "silent-defend")
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test("alone it is oneself who draws", () => {
  const table = combat({ p1: { hand: ["silent-predator"], draw }, enemies: ["first-cultist"] })
  table.p1.play("silent-predator", "first-cultist").p1.has("hand", "silent-strike", "silent-defend")
})

test("the dead do not keep anybody from drawing", () => {
  const table = combat({
    p1: { hand: ["silent-predator"], draw },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("silent-predator", "first-cultist").p1.has("hand", "silent-strike", "silent-defend")
})
