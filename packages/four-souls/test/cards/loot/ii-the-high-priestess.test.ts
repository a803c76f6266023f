// II. The High Priestess: as much damage as is rolled.

import { expect, test } from "vitest"
import { beast, person } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("to a monster", () => {
  const table = fourSoulsTable({ p1: { hand: ["ii-the-high-priestess"] }, monsters: ["gurdy"], dice: [4] })
  table.p1.play("ii-the-high-priestess", "gurdy").allPass()
  expect([beast(table).health, table.told("damage")]).toMatchObject([1, [{ amount: 4, combat: 0 }]])
})

test("to a player, who is chosen before the roll", () => {
  const table = fourSoulsTable({ p1: { hand: ["ii-the-high-priestess"] }, dice: [1] })
  table.p1.canPick("play:ii-the-high-priestess>p1").p1.play("ii-the-high-priestess", "p2").allPass()
  expect([person(table, 1).health, person(table, 2).health]).toEqual([2, 1])
})

test("what the roll resolves as counts", () => {
  const table = fourSoulsTable({
    p1: { hand: ["iii-the-empress", "ii-the-high-priestess"], plays: 1 },
    monsters: ["gurdy"],
    dice: [2],
  })
  table.p1.play("iii-the-empress", "p1").allPass().p1.play("ii-the-high-priestess", "gurdy").allPass()
  expect(beast(table).health).toBe(2)
})

test("a target that is gone before the roll: no roll", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ii-the-high-priestess"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
  })
  table.p1.play("ii-the-high-priestess", "fly").p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, table.told("dice")]).toEqual([1, []])
})

test("a target that is gone after the roll: no damage", () => {
  const table = fourSoulsTable({
    p1: { hand: ["ii-the-high-priestess"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    dice: [6],
  })
  table.p1.play("ii-the-high-priestess", "fly").p1.pass().p2.pass()
  table.p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("rolls").length, table.told("damage").length]).toEqual([1, 1])
  expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
})
