// Noxious Fumes: poison every turn.

import { expect, test } from "vitest"
import { combat, enemyOf } from "../../support/table.ts"

test("Noxious Fumes poisons one enemy at the start of a turn", () => {
  const table = combat({
    p1: { hand: ["silent-noxious-fumes"], block: 20 },
    enemies: ["first-cultist", "first-jaw-worm"],
    dice: [1],
  })
  table.p1.play("silent-noxious-fumes")
  expect(enemyOf(table).poison).toBe(0)
  table.p1.pick("done").p1.isAsked("target").p1.pick("first-jaw-worm")
  expect([enemyOf(table).poison, enemyOf(table, 2).poison]).toEqual([0, 1])
})

test("Noxious Fumes+ poisons a row", () => {
  const table = combat({
    p1: { powers: ["silent-noxious-fumes+"], block: 20 },
    p2: { block: 20 },
    enemies: ["first-cultist", "first-jaw-worm", "a1-jaw-worm"],
    conditions: [{ row: 1 }, { row: 1 }, {}],
    dice: [1],
  })
  table.p1.pick("done").p2.pick("done").p1.pick("p2")
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).poison)).toEqual([1, 1, 0])
})

test("the only enemy needs no choice", () => {
  const table = combat({
    p1: { powers: ["silent-noxious-fumes"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.pick("done")
  expect(enemyOf(table).poison).toBe(1)
})
