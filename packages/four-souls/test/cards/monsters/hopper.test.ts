// Carrion Queen, Hopper and Pin: some hits do nothing to them.

import { describe, expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

describe.each([
  ["hopper", 3, [6], 4],
  ["pin", 4, [6], 4],
  ["carrion-queen", 4, [4, 5], 6],
] as const)("%s", (monster, evasion, idle, telling) => {
  test("takes no combat damage on these attack rolls, which are hits all the same", () => {
    const table = fourSoulsTable({ p1: {}, monsters: [monster], dice: [...idle, telling, evasion - 1] })
    attack(table, monster)
    while (table.told("rolls").length < idle.length + 2) table.by(table.open[0].seat + 1).pass()
    table.p1.pass().p2.pass()
    expect(table.told("damage")).toMatchObject([
      { amount: 1, from: 0, roll: telling },
      { whom: 0, amount: 1 },
    ])
    table.leaves("p1", "respond")
  })

  test("other damage is taken, while it is attacked too", () => {
    const table = fourSoulsTable({ p1: { hand: ["bomb"] }, monsters: [monster], dice: [idle[0]] })
    attack(table, monster)
    const { health } = beast(table)
    table.p1.play("bomb", monster).p1.pass().p2.pass()
    table.p1.pass().p2.pass()
    expect(beast(table).health).toBe(health - 1)
    table.leaves("p1", "respond")
  })
})

test("what counts is the roll as it resolves", () => {
  const table = fourSoulsTable({
    p1: { board: ["book-of-belial"] },
    monsters: ["hopper"],
    wounds: [1],
    dice: [6],
  })
  attack(table, "hopper").p1.activate("book-of-belial", "~subtract", "item").allPass()
  table.p1.has("monsterDiscard", "hopper")
})

test("with more attack as well", () => {
  const table = fourSoulsTable({
    p1: { board: ["blood-lust"] },
    monsters: ["pin"],
    dice: [6, 6, 5],
  })
  table.p1.activate("blood-lust", "p1").allPass()
  attack(table, "pin").allPass().p1.has("souls", "pin")
  expect(table.told("damage")).toMatchObject([{ amount: 2, roll: 5 }])
})
