// Gold Chest: treasure or cents by a roll.

import { expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 0, ["isaac", "meat"]],
  [2, 0, ["isaac", "meat"]],
  [3, 5, ["isaac"]],
  [4, 5, ["isaac"]],
  [5, 7, ["isaac"]],
  [6, 7, ["isaac"]],
])("a %i: %i¢, and then there are %j", (rolled, coins, board) => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    monsters: ["clotty"],
    monsterDeck: ["gold-chest", "fly"],
    treasureDeck: ["meat", "synthoil"],
    dice: [rolled],
  })
  attack(table, "deck").allPass()
  expect([cents(table)[0], cardsIn(table, "p1.board")]).toEqual([coins, board])
  table.p1.has("monsterDiscard", "gold-chest").p1.has("monsters", "clotty")
})

test("stays in its slot until what was rolled has happened", () => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["gold-chest", "fly"],
    dice: [3],
  })
  attack(table, "deck")
  while (table.told("rolls").length === 0) {
    table.p1.has("monsters", "gold-chest")
    table.by(table.open[0].seat + 1).pass()
  }
  table.allPass()
})

test("an empty treasure deck gives nothing", () => {
  const table = fourSoulsTable({
    monsters: ["clotty"],
    monsterDeck: ["gold-chest", "fly"],
    treasureDeck: [],
    dice: [1],
  })
  attack(table, "deck").allPass().p1.has("board", "isaac")
})
