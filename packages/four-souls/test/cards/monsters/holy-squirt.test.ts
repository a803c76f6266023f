// Holy Squirt: loot for every 5.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("whoever rolls a 5 loots 1", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    monsters: ["holy-squirt"],
    cards: [die],
    dice: [5, 4],
  })
  expect(cardsIn(table.p1.activate("test-die").allPass(), "p1.hand")).toHaveLength(1)
  expect(cardsIn(table.p1.activate("test-die").allPass(), "p1.hand")).toHaveLength(1)
  expect(cardsIn(table, "p2.hand")).toEqual([])
})

test("also the 5 that kills it: that was rolled while it lived", () => {
  const table = fourSoulsTable({ monsters: ["holy-squirt"], wounds: [1], dice: [5] })
  // 1 for the roll and 2 for the monster.
  expect(cardsIn(attack(table, "holy-squirt").allPass(), "p1.hand")).toHaveLength(3)
})
