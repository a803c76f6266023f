// XV. The Devil: an item for an item.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { cardAt, cardsIn, fourSoulsTable } from "../../support/table.ts"

test("one's own is destroyed, another player's is stolen as it is", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xv-the-devil"], board: ["dinner"] },
    p2: { board: ["mr-boom", "the-d6"], deactivated: ["mr-boom"] },
    shop: ["meat"],
  })
  table.p1.play("xv-the-devil", "dinner", "mr-boom").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "p2.board"), cardsIn(table, "treasureDiscard")]).toEqual(
    [["isaac", "mr-boom"], ["isaac", "the-d6"], ["dinner"]],
  )
  table.p1.cannot("activate:mr-boom", "cannot-pay")
})

test("or one from the shop, which is filled again; nothing was bought or gained", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xv-the-devil"], board: ["dinner"], cents: 10 },
    shop: ["meat", "synthoil"],
    treasureDeck: ["smelter", "breakfast"],
  })
  table.p1.play("xv-the-devil", "dinner", "synthoil").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "shop")]).toEqual([
    ["isaac", "synthoil"],
    ["meat", "smelter"],
  ])
  expect(table.told("gainTreasure")).toEqual([])
  table.p1.canPick("buy")
})

test("neither one's own nor an eternal item can be stolen", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xv-the-devil"], board: ["dinner", "breakfast"] },
    p2: { board: ["the-d6", "meat"] },
    shop: ["synthoil"],
  })
  table.p1.pick(table.options(1).find(({ key }) => key.includes(">dinner"))?.key ?? "")
  table.p1.isAsked("target").p1.canPickExactly("meat", "synthoil").p1.pick("meat").allPass()
})

test("an eternal item is not destroyed: nothing is stolen", () => {
  const table = fourSoulsTable({ p1: { hand: ["xv-the-devil"], board: ["the-d6"] }, shop: ["meat"] })
  table.p1.play("xv-the-devil", "the-d6").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "shop")]).toEqual([["isaac", "the-d6"], ["meat"]])
})

test("without an item of one's own it cannot be played", () => {
  fourSoulsTable({ p1: { hand: ["xv-the-devil"] }, shop: ["meat"] }).p1.cannot(
    "play:xv-the-devil",
    "no-target",
  )
})

test("one's own is gone already: nothing is stolen", () => {
  const table = fourSoulsTable({
    cards: [hammer],
    p1: { hand: ["xv-the-devil"], board: ["dinner"] },
    p2: { board: ["test-hammer"] },
    shop: ["meat"],
  })
  table.p1.play("xv-the-devil", "dinner", "meat").p1.pass().p2.activate("test-hammer", "dinner").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "shop")]).toEqual([["isaac"], ["meat"]])
})

test("theirs is gone already: one's own is destroyed for nothing", () => {
  const table = fourSoulsTable({
    cards: [hammer],
    p1: { hand: ["xv-the-devil"], board: ["dinner"] },
    p2: { board: ["test-hammer", "meat"] },
  })
  table.p1.play("xv-the-devil", "dinner", "meat").p1.pass().p2.activate("test-hammer", "meat").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["isaac"],
    ["meat", "dinner"],
  ])
})

test("in the first edition an eternal item can be stolen, and is eternal still", () => {
  const devil = "xv-the-devil-first-edition"
  const table = fourSoulsTable({ p1: { hand: [devil], board: ["dinner"] }, p2: { board: ["the-d6"] } })
  table.p1.play(devil, "dinner").allPass().p1.has("board", "isaac", "the-d6").p2.has("board", "isaac")
  expect(table.game.explainNumber(table.state, cardAt(table, "p1.board", "the-d6"), "eternal").total).toBe(1)
})
