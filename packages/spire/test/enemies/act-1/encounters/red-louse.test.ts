// Red Louse of the encounters.

import { describe, expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("does as the die says", () => {
  expect(byDie("a1-red-louse")).toEqual({ "1-2": "itself: strength 1", "3-6": "p1: hit 2" })
})

test("has 4 HP, and a green and a red louse come with it", () => {
  expect(hpOf("a1-red-louse")).toEqual([4, 4, 4, 4])
  expect(companyOf(meeting("a1-red-louse"), "a1-red-louse")).toEqual([
    expect.stringMatching(/^s1-green-louse-/),
    "s1-red-louse",
  ])
})

describe("curls up", () => {
  test("the first time that it is hurt, and never again", () => {
    const table = combat({ p1: { hand: ["ironclad-strike", "ironclad-strike+"] }, enemies: ["a1-red-louse"] })
    table.p1.play("ironclad-strike", "a1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 2 })
    table.p1.play("ironclad-strike+", "a1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0 })
  })

  test("not before the whole attack is done", () => {
    const table = combat({ p1: { hand: ["ironclad-twin-strike"] }, enemies: ["a1-red-louse"] })
    table.p1.play("ironclad-twin-strike", "a1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 2, block: 2 })
  })

  test("not while its block holds", () => {
    const table = combat({
      p1: { hand: ["ironclad-strike"] },
      enemies: ["a1-red-louse"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-strike", "a1-red-louse")
    expect(enemyOf(table)).toMatchObject({ hp: 4, block: 0 })
  })
})
