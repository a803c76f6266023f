// Finisher: for each other attack this turn.

import { expect, test } from "vitest"
import { combat, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["silent-finisher", 1],
  ["silent-finisher+", 2],
])("%s hits once for each other attack, shivs among them", (card, hit) => {
  const table = combat({
    p1: { hand: [card, "silent-slice", "silent-deflect"], shivs: 2 },
    enemies: ["a1-jaw-worm"],
  })
  table.p1
    .shiv("a1-jaw-worm")
    .p1.shiv("a1-jaw-worm")
    .p1.play("silent-slice", "a1-jaw-worm")
    .p1.play("silent-deflect")
  table.p1.play(card, "a1-jaw-worm")
  expect([enemyOf(table).hp, table.told("damage").length]).toEqual([7 - 3 * hit, 6])
})

test("as the first attack it does nothing, and keeps weak and vulnerable as they are", () => {
  const table = combat({
    p1: { hand: ["silent-finisher"], weak: 1 },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 1 }],
  })
  table.p1.play("silent-finisher", "first-cultist")
  expect([enemyOf(table).hp, enemyOf(table).vulnerable, playerOf(table, 1).weak]).toEqual([9, 1, 1])
})

test("one attack of several hits: vulnerable doubles each, one token goes", () => {
  const table = combat({
    p1: { hand: ["silent-finisher"], attacks: 3 },
    enemies: ["first-cultist"],
    conditions: [{ vulnerable: 2 }],
  })
  table.p1.play("silent-finisher", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 3, vulnerable: 1 })
})

test("another player's attacks and those of the last turn do not count", () => {
  const table = combat({
    p1: { hand: ["silent-slice"], draw: ["silent-finisher"], block: 20 },
    p2: { hand: ["ironclad-strike"], block: 20 },
    enemies: ["first-cultist"],
    dice: [1],
  })
  table.p1.play("silent-slice", "first-cultist").p1.pick("done").p2.play("ironclad-strike", "first-cultist")
  table.p2.pick("done").p1.play("silent-finisher", "first-cultist")
  expect(enemyOf(table).hp).toBe(7)
})

test("a copy of it goes first and counts for the card", () => {
  const table = combat({
    p1: { hand: ["silent-finisher"], attacks: 1, twiceAttacks: 1 },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-finisher", "first-cultist")
  expect([enemyOf(table).hp, playerOf(table, 1).attacks]).toEqual([6, 3])
})
