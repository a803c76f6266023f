// The two green lice.

import { describe, expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("do as the die says, each in its own order", () => {
  expect(byDie("s1-green-louse-1")).toEqual({ "1-2": "p1: hit 1", "3-4": "p1: weak 1", "5-6": "p1: hit 2" })
  expect(byDie("s1-green-louse-2")).toEqual({ "1-2": "p1: hit 2", "3-4": "p1: hit 1", "5-6": "p1: weak 1" })
})

test("have 3 HP", () => {
  expect([...hpOf("s1-green-louse-1"), ...hpOf("s1-green-louse-2")]).toEqual([3, 3, 3, 3, 3, 3, 3, 3])
})

describe("curls up", () => {
  test("the first time that it is hurt, and never again", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-strike+"] },
      enemies: ["s1-green-louse-1"],
    })
    table.p1.play("ironclad-strike", "s1-green-louse-1")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 2 })
    table.p1.play("ironclad-strike+", "s1-green-louse-1")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 0 })
  })

  test("not before the whole attack is done", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"] }, enemies: ["s1-green-louse-1"] })
    table.p1.play("ironclad-twin-strike", "s1-green-louse-1")
    expect(enemyOf(table)).toMatchObject({ hp: 1, block: 2 })
  })

  test("not while its block holds", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["s1-green-louse-1"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-strike", "s1-green-louse-1")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0 })
  })
})

describe("the other one curls up", () => {
  test("the first time that it is hurt, and never again", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-strike+"] },
      enemies: ["s1-green-louse-2"],
    })
    table.p1.play("ironclad-strike", "s1-green-louse-2")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 2 })
    table.p1.play("ironclad-strike+", "s1-green-louse-2")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 0 })
  })

  test("not before the whole attack is done", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"] }, enemies: ["s1-green-louse-2"] })
    table.p1.play("ironclad-twin-strike", "s1-green-louse-2")
    expect(enemyOf(table)).toMatchObject({ hp: 1, block: 2 })
  })

  test("not while its block holds", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["s1-green-louse-2"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-strike", "s1-green-louse-2")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0 })
  })
})
