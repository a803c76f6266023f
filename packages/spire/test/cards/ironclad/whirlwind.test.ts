// Whirlwind: as many hits on a row as energy is paid.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

rule("STS-3.8", "any amount of energy, none too", () => {
  for (const [card, paid, hits] of [
    ["ironclad-whirlwind", 0, 0],
    ["ironclad-whirlwind", 2, 2],
    ["ironclad-whirlwind", 6, 6],
    ["ironclad-whirlwind+", 0, 1],
    ["ironclad-whirlwind+", 2, 3],
  ] as const) {
    const table = combat({
      p1: { hand: [card], energy: 6 },
      enemies: ["first-cultist", "first-jaw-worm"],
      conditions: [{ hp: 9 }, { hp: 8 }],
    })
    table.p1.play(card, "p1").p1.pick(`${paid}`)
    expect([enemyOf(table, 1).hp, enemyOf(table, 2).hp]).toEqual([9 - hits, 8 - hits])
    expect(playerOf(table, 1).energy).toBe(6 - paid)
  }
})

test("no more than there is", () => {
  const table = combat({ p1: { hand: ["ironclad-whirlwind"], energy: 1 }, enemies: ["first-cultist"] })
  table.p1.play("ironclad-whirlwind", "p1").p1.canPickExactly("0", "1").leaves("p1", "x")
})

test("one that dies on the way is hit no more, the others are", () => {
  const table = combat({
    p1: { hand: ["ironclad-whirlwind"] },
    enemies: ["first-cultist", "first-jaw-worm"],
    conditions: [{ hp: 1 }],
  })
  table.p1.play("ironclad-whirlwind", "p1").p1.pick("3")
  expect([cardsIn(table, "enemies"), enemyOf(table).hp]).toEqual([["first-jaw-worm"], 4])
})

test("paid with nothing, it costs no vulnerable token", () => {
  const table = combat({
    p1: { hand: ["ironclad-whirlwind"], energy: 0 },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.play("ironclad-whirlwind", "p1")
  expect(enemyOf(table).vulnerable).toBe(1)
})
