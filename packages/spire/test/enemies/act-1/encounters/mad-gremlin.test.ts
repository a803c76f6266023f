// Mad Gremlin of the encounters.

import { describe, expect, test } from "vitest"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"
import { combat, enemyOf } from "../../../support/table.ts"

test("hits its row every turn", () => {
  expect(byDie("a1-mad-gremlin")).toEqual({ "1-6": "p1: hit 1" })
  expect(hpOf("a1-mad-gremlin")).toEqual([4, 4, 4, 4])
})

describe("grows", () => {
  test("with each hit that gets through", () => {
    const table = combat({
      p1: { hand: ["ironclad-twin-strike"] },
      enemies: ["a1-mad-gremlin"],
      conditions: [{ block: 1 }],
    })
    table.p1.play("ironclad-twin-strike", "a1-mad-gremlin")
    expect(enemyOf(table)).toMatchObject({ hp: 3, block: 0, strength: 1 })
  })

  test("not by poison, which is no hit", () => {
    const table = combat({ p1: {}, enemies: ["a1-mad-gremlin"], conditions: [{ poison: 2 }] })
    expect(enemyOf(endTurn(table))).toMatchObject({ hp: 2, strength: 0 })
  })
})

test("two gremlins come with it against one player, three against more", () => {
  const gremlins = (players: number): string[] =>
    companyOf(meeting("a1-mad-gremlin", players), "a1-mad-gremlin").map((each) => each.replace(/^s1-/, ""))
  const known = expect.stringMatching(/^(fat|mad|sneaky)-gremlin$|^gremlin-wizard$/)
  expect(gremlins(1)).toEqual([known, known])
  expect(gremlins(2)).toEqual([known, known, known])
})
