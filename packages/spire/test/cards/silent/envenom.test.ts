// Envenom: every hit poisons.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-envenom", 3],
  ["silent-envenom+", 2],
])("%s: each hit applies poison, those of shivs too", (card, cost) => {
  const table = combat({
    p1: { hand: [card, "silent-dagger-spray"], shivs: 1, energy: 4 },
    enemies: ["first-cultist", "a1-jaw-worm"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(4 - cost)
  table.p1.play("silent-dagger-spray", "p1").p1.shiv("first-cultist")
  expect([enemyOf(table).poison, enemyOf(table, 2).poison]).toEqual([3, 2])
})

test("also a hit that is blocked; not damage that is no hit, and not another player's hit", () => {
  const table = combat({
    p1: { hand: ["silent-slice"], powers: ["silent-envenom"] },
    p2: { hand: ["ironclad-strike"] },
    enemies: ["first-cultist"],
    conditions: [{ block: 5 }],
  })
  table.p1.play("silent-slice", "first-cultist").p2.play("ironclad-strike", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ poison: 1, hp: 9 })
})

test("the poison of a hit does not make that attack stronger", () => {
  const table = combat({
    p1: { hand: ["silent-bane"], powers: ["silent-envenom"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-bane", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 7, poison: 1 })
})

test("two of them: two poison a hit", () => {
  const table = combat({
    p1: { hand: ["silent-slice"], powers: ["silent-envenom", "silent-envenom+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-slice", "first-cultist")
  expect(enemyOf(table).poison).toBe(2)
})
