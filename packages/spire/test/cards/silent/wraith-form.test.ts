// Wraith Form: hardly to be hurt.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-wraith-form", 2],
  ["silent-wraith-form+", 3],
])("%s: 1 HP a round at most, until it fades at the start of the turn after %i", (card, turns) => {
  const table = combat({
    p1: { hand: [card], hp: 9, maxHp: 9 },
    enemies: ["first-cultist"],
    conditions: [{ strength: 3 }],
    dice: Array.from({ length: turns }, () => 1),
  })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(0)
  for (let turn = 1; turn <= turns; turn++) {
    table.p1.has("powers", card).p1.pick("done")
    expect(playerOf(table, 1).hp).toBe(9 - turn)
  }
  table.p1.has("powers").p1.has("exhaust", card)
})

test("faded, it protects no more", () => {
  const table = combat({
    p1: { hand: ["silent-wraith-form"], hp: 9, maxHp: 9 },
    enemies: ["first-cultist"],
    dice: [1, 1, 1],
  })
  table.p1.play("silent-wraith-form").p1.pick("done").p1.pick("done").p1.pick("done")
  // 1 and 1, then 1 with two strength.
  expect(playerOf(table, 1).hp).toBe(4)
})

test("what was lost earlier in the round counts, and so do losses that are no damage", () => {
  const table = combat({
    p1: { hand: ["silent-wraith-form", "ironclad-offering"], hp: 9, lostInRound: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-wraith-form").p1.play("ironclad-offering")
  expect(playerOf(table, 1).hp).toBe(9)
})

test("block is spent first; other players are not protected", () => {
  const table = combat({
    p1: { powers: ["silent-wraith-form"], hp: 9, block: 3 },
    p2: { hp: 9 },
    enemies: ["first-cultist", "first-cultist"],
    conditions: [{ strength: 3 }, { strength: 3, row: 1 }],
    dice: [1],
  })
  table.p1.pick("done").p2.pick("done")
  expect([playerOf(table, 1).hp, playerOf(table, 2).hp]).toEqual([8, 5])
})
