// Holy Mom's Eye: every 2 may recharge an item.

import { expect, test } from "vitest"
import { die, hammer } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const cards = [die, hammer]
const rolled = (value: number): Play =>
  fourSoulsTable({
    p1: { board: ["mr-boom", "test-hammer"], deactivated: ["mr-boom"] },
    p2: { board: ["test-die"] },
    monsters: ["holy-moms-eye"],
    cards,
    dice: [value],
  })
    .p1.pass()
    .p2.activate("test-die")
    .allPass()

test("whoever rolls a 2 says which item, and whether", () => {
  const table = rolled(2).p2.pick("mr-boom").allPass().p2.isAsked("recharge").p2.yes().allPass()
  expect(sideways(table, "p1.board")).toEqual([])
  const declined = rolled(2).p2.pick("mr-boom").allPass().p2.no().allPass()
  expect(sideways(declined, "p1.board")).toEqual(["mr-boom"])
})

test("other numbers recharge nothing", () => {
  expect(sideways(rolled(3), "p1.board")).toEqual(["mr-boom"])
})

test("an item that has gone is not recharged", () => {
  const table = rolled(2).p2.pick("mr-boom")
  for (let i = 0; i < 2 && table.open[0].seat !== 0; i++) table.by(table.open[0].seat + 1).pass()
  table.p1.activate("test-hammer", "mr-boom").allPass()
  expect([cardsIn(table, "treasureDiscard"), table.told("recharge")]).toEqual([["mr-boom"], []])
})

test("an attack roll of 2 is one too", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"], deactivated: ["mr-boom"], hand: [] },
    monsters: ["holy-moms-eye"],
    dice: [4],
  })
  attack(table, "holy-moms-eye").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(1)
  const missed = fourSoulsTable({
    p1: { board: ["mr-boom", "dinner", "dinner"], deactivated: ["mr-boom"] },
    monsters: ["holy-moms-eye"],
    dice: [2, 4],
  })
  attack(missed, "holy-moms-eye").allPass().p1.pick("mr-boom").allPass().p1.yes().allPass()
  expect(sideways(missed, "p1.board")).toEqual([])
})
