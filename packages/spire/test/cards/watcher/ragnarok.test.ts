// Ragnarok: many hits, on anybody.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { cardsIn, combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["watcher-ragnarok", 5],
  ["watcher-ragnarok+", 6],
])("%s hits %i times, each time whom its player likes", (card, times) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist", "a1-jaw-worm"] })
  table.p1.play(card).p1.isAsked("hitAny")
  for (let hit = 1; hit <= times; hit++) table.p1.pick(hit % 2 === 1 ? "first-cultist" : "a1-jaw-worm")
  expect([enemyOf(table).hp, enemyOf(table, 2).hp]).toEqual([6, 10 - (times - 3)])
  expect(playerOf(table, 1).attacks).toBe(1)
})

test("all on the only enemy, without a question", () => {
  const table = combat({ p1: { hand: ["watcher-ragnarok"] }, enemies: ["first-cultist"] })
  table.p1.play("watcher-ragnarok")
  expect(enemyOf(table).hp).toBe(4)
})

rule(
  ["STS-9.2", "STS-9.7"],
  "it is one multi-hit: one weak is spent, and one vulnerable of each that was hit",
  () => {
    const table = combat({
      p1: { hand: ["watcher-ragnarok"], weak: 2, strength: 2 },
      enemies: ["first-cultist", "a1-jaw-worm"],
      conditions: [{ hp: 30, vulnerable: 2 }, { hp: 30 }],
    })
    table.p1.play("watcher-ragnarok")
    for (const whom of ["first-cultist", "first-cultist", "first-cultist", "a1-jaw-worm", "a1-jaw-worm"])
      table.p1.pick(whom)
    expect(enemyOf(table)).toMatchObject({ hp: 30 - 3 * 3, vulnerable: 1 })
    expect([enemyOf(table, 2).hp, playerOf(table, 1).weak]).toEqual([30 - 2 * 2, 1])
  },
)

test("hits on an enemy that has died of the first ones go nowhere", () => {
  const table = combat({
    p1: { hand: ["watcher-ragnarok"] },
    enemies: ["first-cultist", "a1-jaw-worm"],
    conditions: [{ hp: 2 }, {}],
  })
  table.p1.play("watcher-ragnarok")
  for (let hit = 1; hit <= 5; hit++) table.p1.pick("first-cultist")
  expect([cardsIn(table, "enemies").length, enemyOf(table).hp]).toEqual([1, 10])
})
