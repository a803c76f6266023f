// Dank Globin: costs somebody loot as it dies.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("a player of the active player's choice discards 2 loot cards", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb"] },
    p2: { hand: ["bomb", "a-dime", "a-nickel"] },
    monsters: ["dank-globin"],
  })
  table.p1.play("gold-bomb", "dank-globin").allPass().p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  table.p2.isAsked("discard").p2.pick("bomb", "a-nickel").allPass().p2.has("hand", "a-dime")
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
})

test("who has fewer discards what there is", () => {
  const table = fourSoulsTable({ p1: { hand: ["gold-bomb"] }, monsters: ["dank-globin"] })
  table.p1.play("gold-bomb", "dank-globin").allPass().p1.pick("p2").allPass().p2.has("hand")
})
