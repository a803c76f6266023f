// Mad Gremlin that comes with another.

import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("hits its row every turn, and has 4 HP", () => {
  expect(byDie("s1-mad-gremlin")).toEqual({ "1-6": "p1: hit 1" })
  expect(hpOf("s1-mad-gremlin")).toEqual([4, 4, 4, 4])
})

describe("grows", () => {
  test("with each hit that gets through", () => {
    const table = combat({
      p1: { hand: ["ironclad-twin-strike"] },
      enemies: ["s1-mad-gremlin"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-twin-strike", "s1-mad-gremlin")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0, strength: 1 })
  })

  test("not by poison, which is no hit", () => {
    const table = combat({ p1: {}, enemies: ["s1-mad-gremlin"], conditions: [{ poison: 2 }] })
    expect(enemyOf(endTurn(table))).toMatchObject({ hp: 2, strength: 0 })
  })
})
