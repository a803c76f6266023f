// Hanger: makes room in the shop.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("one more shop slot when it dies, filled from the treasure deck", () => {
  const table = fourSoulsTable({
    monsters: ["hanger"],
    shop: ["dinner"],
    treasureDeck: ["meat", "synthoil"],
    dice: [4, 4],
  })
  attack(table, "hanger").allPass()
  expect([table.state.table.shopSlots, cardsIn(table, "shop")]).toEqual([2, ["dinner", "meat"]])
})
