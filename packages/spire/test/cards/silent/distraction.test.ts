// Distraction: block for the first token of a turn.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test.each([
  ["silent-distraction", 1],
  ["silent-distraction+", 2],
])("%s gives 2 block once a turn, for any token on an enemy", (card, energy) => {
  const table = combat({
    p1: { hand: [card, "silent-neutralize", "silent-deadly-poison+"] },
    enemies: ["first-cultist"],
  })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ energy, block: 0 })
  table.p1.play("silent-neutralize", "first-cultist")
  expect(playerOf(table, 1).block).toBe(2)
  table.p1.play("silent-deadly-poison+", "first-cultist")
  expect(playerOf(table, 1).block).toBe(2)
})

test("a row full of tokens is one time; the next turn has its own", () => {
  const table = combat({
    p1: {
      hand: ["silent-crippling-cloud"],
      draw: ["silent-deadly-poison"],
      powers: ["silent-distraction"],
      block: 18,
    },
    enemies: ["first-cultist", "first-jaw-worm"],
    dice: [1],
  })
  table.p1.play("silent-crippling-cloud", "p1")
  expect(playerOf(table, 1).block).toBe(20)
  table.p1.pick("done").p1.play("silent-deadly-poison", "first-cultist")
  expect(playerOf(table, 1).block).toBe(2)
})

test("a token that cannot be put, another player's, or an enemy's own gives nothing", () => {
  const table = combat({
    p1: { hand: ["silent-deadly-poison"], powers: ["silent-distraction"], block: 5 },
    p2: { hand: ["ironclad-bash"], block: 5 },
    enemies: ["first-cultist"],
    conditions: [{ poison: 30, hp: 40 }],
    dice: [1],
  })
  table.p1.play("silent-deadly-poison", "first-cultist").p2.play("ironclad-bash", "first-cultist")
  expect(playerOf(table, 1).block).toBe(5)
  table.p1.pick("done").p2.pick("done")
  expect(table.told("gainBlock")).toEqual([])
})

test("its block is of a power: nothing adds to it", () => {
  const table = combat({
    p1: { hand: ["silent-neutralize"], powers: ["silent-distraction", "silent-footwork"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-neutralize", "first-cultist")
  expect(playerOf(table, 1).block).toBe(2)
})
