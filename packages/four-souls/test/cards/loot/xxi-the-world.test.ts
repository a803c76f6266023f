// XXI. The World: a look at all hands, and loot.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("its player sees every hand, nobody else sees more than before; then loot 2", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xxi-the-world"] },
    p2: { hand: ["bomb"] },
    p3: { hand: ["a-dime"] },
    draws: ["a-penny", "two-cents"],
  })
  table.p1.play("xxi-the-world").allPass()
  table.p1.sees("p2.hand", "bomb").p1.sees("p3.hand", "a-dime").p1.has("hand", "a-penny", "two-cents")
  table.p2.sees("p3.hand", "?").p3.sees("p2.hand", "?").p2.sees("p1.hand", "?", "?")
})

test("what is drawn afterwards is not known", () => {
  const table = fourSoulsTable({ p1: { hand: ["xxi-the-world"] }, p2: { hand: ["bomb"] } })
  table.p1.play("xxi-the-world").allPass().p1.end().allPass()
  table.p1.sees("p2.hand", "bomb", "?")
})

test("without other cards it still loots", () => {
  const table = fourSoulsTable({ p1: { hand: ["xxi-the-world"] } })
  table.p1.play("xxi-the-world").allPass()
  expect(cardsIn(table, "p1.hand").length).toBe(2)
})
