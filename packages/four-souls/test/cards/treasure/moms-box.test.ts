// Mom's Box: every 4 may change the hand.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number, hand: string[] = ["bomb"], more: object = {}): Play =>
  fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["moms-box"], hand },
    lootDeck: ["a-dime", "a-nickel"],
    dice: [value],
    ...more,
  })
    .p1.activate("test-die")
    .allPass()

test("loot 1, then discard one of all", () => {
  const table = rolled(4).p2.isAsked("loot").p2.yes()
  table.p2.isAsked("discard").p2.canPickExactly("bomb", "a-dime").p2.pick("bomb").allPass()
  expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard")]).toEqual([["a-dime"], ["bomb"]])
})

test("or not", () => {
  const table = rolled(4).p2.no().allPass()
  expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard")]).toEqual([["bomb"], []])
})

test("with an empty hand the new card goes", () => {
  const table = rolled(4, []).p2.yes().allPass()
  expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard")]).toEqual([[], ["a-dime"]])
})

test("with nothing to loot a card is discarded all the same", () => {
  const table = rolled(4, ["bomb"], { lootDeck: [] }).p2.yes().allPass()
  expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard")]).toEqual([[], ["bomb"]])
})

test("other numbers do nothing; an attack roll of its own player's counts", () => {
  rolled(3).p1.isAsked("action")
  const table = fourSoulsTable({ p1: { board: ["moms-box"] }, monsters: ["dip"], dice: [4] })
  attack(table, "dip").allPass().p1.isAsked("loot").p1.no().allPass()
})
