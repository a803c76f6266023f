// Mom's Coin Purse: more loot in the loot step.

import { expect, test } from "vitest"
import { needle } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("one card more in its player's loot step, two with Mom's Purse", () => {
  const table = fourSoulsTable({ p1: { board: ["moms-coin-purse"] }, from: "start" })
  expect(cardsIn(table.allPass(), "p1.hand")).toHaveLength(2)
  const both = fourSoulsTable({ p1: { board: ["moms-purse", "moms-coin-purse"] }, from: "start" })
  expect(cardsIn(both.allPass(), "p1.hand")).toHaveLength(3)
})

test("nothing more where loot comes from elsewhere", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-coin-purse", "fanny-pack", "test-needle"] },
    cards: [needle],
  })
  expect(cardsIn(table.p1.activate("test-needle", "p1").allPass(), "p1.hand")).toHaveLength(1)
})
