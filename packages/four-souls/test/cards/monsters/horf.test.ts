// Horf, Leaper and Mom!: more combat damage on one number.

import { describe, expect, test } from "vitest"
import { die, person } from "../../support/cards.ts"
import { attack, round } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

describe.each([
  ["horf", 2, 2, 1],
  ["leaper", 1, 2, 2],
  ["mom", 1, 4, 5],
] as const)("%s", (monster, roll, amount, blows) => {
  const hits = Array.from({ length: blows }, () => 6)
  const p1 = { board: ["dinner", "breakfast", "dinner", "breakfast"] }

  test(`deals ${amount} on a ${roll}, and says so before it is taken`, () => {
    const table = fourSoulsTable({ p1, monsters: [monster], dice: [roll, ...hits] })
    attack(table, monster).allPass()
    expect(table.told("damageComing")[0]).toMatchObject({ whom: 0, amount, combat: 1 })
    expect(table.told("damage")[0]).toMatchObject({ whom: 0, amount, roll })
  })

  test("another miss has no more than its attack", () => {
    const table = fourSoulsTable({ p1, monsters: [monster], dice: [3, ...hits] })
    attack(table, monster).allPass()
    expect(table.told("damage")[0]).toMatchObject({ whom: 0, amount: monster === "mom" ? 2 : 1 })
  })

  test("a shield takes its part of all of it", () => {
    const table = fourSoulsTable({
      p1: { ...p1, hand: ["soul-heart"] },
      monsters: [monster],
      treasureDeck: ["compost", "compost"],
      dice: [roll, ...hits],
    })
    table.p1.play("soul-heart", "p1").allPass()
    attack(table, monster).allPass()
    expect(person(table, 1).health).toBe(6 - amount + 1)
  })

  test("where attack counts as damage resolves, what came on top stays on top", () => {
    const table = fourSoulsTable({
      p1,
      monsters: [monster],
      dice: [roll, ...hits],
      rules: { attackValueTiming: "resolved" },
    })
    attack(table, monster).allPass()
    expect(table.told("damage")[0]).toMatchObject({ whom: 0, amount })
  })
})

test("more attack counts twice on a 1", () => {
  const table = fourSoulsTable({
    p1: { board: ["blood-lust", "dinner", "breakfast", "dinner"] },
    monsters: ["leaper"],
    dice: [1, 4, 4],
  })
  table.p1.activate("blood-lust", "leaper").allPass()
  attack(table, "leaper").allPass()
  expect(table.told("damage")[0]).toMatchObject({ whom: 0, amount: 4 })
})

test("Mom! leaves one more monster slot, a treasure, and two souls", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["mom"],
    wounds: [4],
    dice: [4],
    treasureDeck: ["meat", "dinner"],
    monsterDeck: ["fly", "dip", "leech"],
  })
  attack(table, "mom").allPass().p1.has("souls", "mom").p1.has("board", "isaac", "meat")
  expect([table.state.table.monsterSlots, cardsIn(table, "monsters").length]).toEqual([2, 2])
  expect(person(table, 1).souls).toBe(2)
})

test("Horf of the first edition deals 1 damage of its own for any 2 of whoever attacks it", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "dinner", "breakfast"] },
    monsters: ["horf-first-edition"],
    cards: [die],
    dice: [2, 2, 6, 2],
  })
  // What it deals besides, and the miss itself, which is no harder.
  const dealt = (): unknown[][] =>
    [0, 1].map((combat) =>
      table
        .told("damage")
        .filter((each) => each["combat"] === combat)
        .map(({ amount }) => amount),
    )
  table.p1.activate("test-die").allPass()
  expect(dealt()).toEqual([[], []])
  attack(table, "horf-first-edition")
  while (table.told("damage").length < 2) round(table)
  expect(dealt()).toEqual([[1], [1]])
  // Another roll in the middle of the attack does it too, and the 6 hits.
  table.p1.activate("test-die").allPass()
  expect(dealt()).toEqual([
    [1, 1],
    [1, 1],
  ])
})
