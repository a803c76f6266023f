// Wrath: goes with a blow at everybody.

import { expect, test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"

test.each([
  [1, 1],
  [2, 1],
  [3, 1],
  [4, 2],
  [5, 2],
  [6, 2],
])("the active player rolls a %i, and each player takes %i damage", (rolled, amount) => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"], board: ["dinner"] },
    p2: { board: ["dinner"] },
    monsters: ["wrath"],
    dice: [rolled],
  })
  table.p1.play("gold-bomb", "wrath").allPass().p1.has("souls", "wrath")
  expect(table.told("dice")).toMatchObject([{ who: 0 }])
  expect(table.told("damage").slice(1)).toMatchObject([
    { whom: 0, amount, from: -1 },
    { whom: 1, amount, from: -1 },
  ])
})

test("it may kill the active player, who gets its reward and its soul all the same", () => {
  const table = fourSoulsTable({ p1: { hand: ["gold-bomb"], cents: 0 }, monsters: ["wrath"], dice: [6] })
  table.p1.play("gold-bomb", "wrath").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }, { who: 1 }])
  table.p1.has("souls", "wrath")
  expect(table.state.table.players[0].cents).toBe(6)
})
