// Bouncing Flask: poison here and there.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test("Bouncing Flask puts two poison, on one or two enemies", () => {
  const table = combat({
    p1: { hand: ["silent-bouncing-flask"] },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play("silent-bouncing-flask", "first-cultist", "first-jaw-worm")
  expect([enemyOf(table).poison, enemyOf(table, 2).poison, playerOf(table, 1).energy]).toEqual([1, 1, 1])
})

test("Bouncing Flask+ puts three", () => {
  const table = combat({
    p1: { hand: ["silent-bouncing-flask+"] },
    enemies: ["first-cultist", "first-jaw-worm"],
  })
  table.p1.play("silent-bouncing-flask+", "first-cultist", "first-jaw-worm", "first-cultist")
  expect([enemyOf(table).poison, enemyOf(table, 2).poison]).toEqual([2, 1])
})

test("all on the only one there is, up to 30", () => {
  const table = combat({
    p1: { hand: ["silent-bouncing-flask+"] },
    enemies: ["first-cultist"],
    conditions: [{ poison: 28 }],
  })
  table.p1.play("silent-bouncing-flask+", "first-cultist")
  expect(enemyOf(table).poison).toBe(30)
})
