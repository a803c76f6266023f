// Indignation: wrath, and vulnerable in it.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each(["watcher-indignation", "watcher-indignation+"])("%s enters wrath", (card) => {
  const table = combat({ p1: { hand: [card] }, enemies: ["first-cultist", "a1-jaw-worm"] })
  table.p1.play(card)
  expect([playerOf(table, 1).stance, enemyOf(table).vulnerable]).toEqual(["wrath", 0])
})

test("Indignation makes an enemy vulnerable in wrath", () => {
  const table = combat({
    p1: { hand: ["watcher-indignation"], stance: "wrath" },
    enemies: ["first-cultist", "a1-jaw-worm"],
  })
  table.p1.play("watcher-indignation").p1.pick("a1-jaw-worm")
  expect([enemyOf(table).vulnerable, enemyOf(table, 2).vulnerable]).toEqual([0, 1])
})

test("Indignation+ makes a row vulnerable in wrath", () => {
  const table = combat({
    p1: { hand: ["watcher-indignation+"], stance: "wrath" },
    p2: {},
    enemies: ["first-cultist", "a1-jaw-worm", "first-red-louse"],
    conditions: [{ row: 1 }, { row: 1 }, {}],
  })
  table.p1.play("watcher-indignation+").p1.pick("p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).vulnerable)).toEqual([1, 1, 0])
})
