// Delirium: makes the others harder, and is never gone for long.

import { expect, test } from "vitest"
import { beast } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("other monsters have 1 more evasion", () => {
  const table = fourSoulsTable({ monsters: ["delirium", "fly", "little-horn"] })
  expect([1, 2, 3].map((slot) => beast(table, slot).evasion)).toEqual([4, 3, 6])
})

test("goes into the deck as the sixth card from the top, worth no soul", () => {
  const table = fourSoulsTable({
    p1: {},
    monsters: ["delirium"],
    wounds: [4],
    monsterDeck: ["fly", "dip", "leech", "squirt", "pooter", "clotty", "trite"],
    treasureDeck: ["meat", "synthoil", "dinner"],
    dice: [4],
  })
  attack(table, "delirium").allPass().p1.has("souls").p1.has("board", "isaac", "meat", "synthoil")
  // The slot was refilled from the top, once Delirium lay below five.
  expect(cardsIn(table, "monsterDeck").toReversed()).toEqual([
    "dip",
    "leech",
    "squirt",
    "pooter",
    "delirium",
    "clotty",
    "trite",
  ])
  table.p1.has("monsters", "fly")
})

test("or at the bottom, if there are fewer", () => {
  const table = fourSoulsTable({
    monsters: ["delirium"],
    wounds: [4],
    monsterDeck: ["fly", "dip"],
    dice: [4],
  })
  attack(table, "delirium").allPass()
  expect(cardsIn(table, "monsterDeck")).toEqual(["delirium", "dip"])
})
