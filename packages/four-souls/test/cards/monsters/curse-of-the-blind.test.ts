// Curse of the Blind: monsters are harder to hit on its player's turn.

import { expect, test } from "vitest"
import { axe, beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("monsters have +1 evasion on the turn of whoever has it, and on no other", () => {
  const table = fourSoulsTable({
    p1: { board: ["curse-of-the-blind"] },
    monsters: ["fly", "little-horn"],
    dice: [2, 3],
  })
  // 6 is as far as it goes.
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([3, 6])
  attack(table, "fly").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { from: 0 }])
  table.p1.end().allPass()
  expect(beast(table, 2).evasion).toBe(6)
  const other = fourSoulsTable({ p1: {}, p2: { board: ["curse-of-the-blind"] }, monsters: ["fly"] })
  expect(beast(other).evasion).toBe(2)
  other.p1.end().allPass()
  expect(beast(other).evasion).toBe(3)
})

test("two of them count twice", () => {
  const table = fourSoulsTable({
    p1: { board: ["curse-of-the-blind", "curse-of-the-blind"] },
    monsters: ["fly"],
  })
  expect(beast(table).evasion).toBe(4)
})

test("is gone when its player dies", () => {
  const table = fourSoulsTable({
    p1: { board: ["curse-of-the-blind"] },
    p2: { board: ["test-axe"] },
    monsters: ["fly"],
    cards: [axe],
  })
  table.p1.pass().p2.activate("test-axe", "p1").allPass().p1.has("monsterDiscard", "curse-of-the-blind")
  expect(beast(table).evasion).toBe(2)
})

test("is given by the active player", () => {
  const table = fourSoulsTable({ monsters: ["clotty"], monsterDeck: ["curse-of-the-blind", "fly"] })
  attack(table, "deck").allPass().p1.pick("p2").allPass().p2.has("board", "isaac", "curse-of-the-blind")
  expect(beast(table).evasion).toBe(3)
})

test("in the first edition a monster is harder to hit once its player attacks it, till end of turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["curse-of-the-blind-first-edition"] },
    monsters: ["fatty", "fly"],
    wounds: [3],
    dice: [2, 3],
  })
  expect([beast(table, 1).evasion, beast(table, 2).evasion]).toEqual([2, 2])
  attack(table, "fatty").allPass()
  expect(table.told("damage")).toMatchObject([{ whom: 0 }, { from: 0 }])
  const second = fourSoulsTable({
    p1: { board: ["curse-of-the-blind-first-edition"], hand: ["xi-strength"] },
    p2: {},
    monsters: ["fly", "fatty"],
    dice: [1, 1],
  })
  attack(second, "fly").p1.pass().p2.pass()
  expect([beast(second, 1).evasion, beast(second, 2).evasion]).toEqual([3, 2])
  second.allPass()
  expect(beast(second, 1).evasion).toBe(2)
})
