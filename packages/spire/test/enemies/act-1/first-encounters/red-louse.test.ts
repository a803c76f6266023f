// Red Louse of the first encounters.

import { describe, expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("first-red-louse")).toEqual({
    "1-2": "itself: strength 1",
    "3-4": "p1: hit 2",
    "5-6": "p1: hit 1",
  })
})

test("has 3 HP, and a green louse comes with it", () => {
  expect(hpOf("first-red-louse")).toEqual([3, 3, 3, 3])
  expect(companyOf(meeting("first-red-louse"), "first-red-louse")).toEqual([
    expect.stringMatching(/^s1-green-louse-/),
  ])
})

describe("curls up", () => {
  test("the first time that it is hurt, and never again", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike", "ironclad-strike+"] },
      enemies: ["first-red-louse"],
    })
    table.p1.play("ironclad-strike", "first-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 2 })
    table.p1.play("ironclad-strike+", "first-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 0 })
  })

  test("not before the whole attack is done", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"] }, enemies: ["first-red-louse"] })
    table.p1.play("ironclad-twin-strike", "first-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 1, block: 2 })
  })

  test("not while its block holds", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["first-red-louse"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-strike", "first-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0 })
  })
})
