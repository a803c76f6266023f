// Red Louse that comes with others.

import { describe, expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("does as the die says, and has 3 HP", () => {
  expect(byDie("s1-red-louse")).toEqual({
    "1-2": "p1: hit 2",
    "3-4": "p1: hit 1",
    "5-6": "itself: strength 1",
  })
  expect(hpOf("s1-red-louse")).toEqual([3, 3, 3, 3])
})

describe("curls up", () => {
  test("the first time that it is hurt, and never again", () => {
    const table = combat({ p1: { hand: ["ironclad-strike", "ironclad-strike+"] }, enemies: ["s1-red-louse"] })
    table.p1.play("ironclad-strike", "s1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 2 })
    table.p1.play("ironclad-strike+", "s1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 0 })
  })

  test("not before the whole attack is done", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"] }, enemies: ["s1-red-louse"] })
    table.p1.play("ironclad-twin-strike", "s1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 1, block: 2 })
  })

  test("not while its block holds", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["s1-red-louse"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-strike", "s1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0 })
  })
})
