// XIX. The Sun: goes under the loot deck, and gives another turn.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

test("on one's own turn, another one after it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, p2: {} })
  table.p1.play("xix-the-sun").allPass()
  expect([cardsIn(table, "lootDeck")[0], cardsIn(table, "lootDiscard")]).toEqual(["xix-the-sun", []])
  table.p1.end().allPass()
  expect([phase(table), table.state.table.turn]).toEqual(["p1 action", 2])
  table.p1.end().allPass()
  expect(phase(table)).toBe("p2 action")
})

test("on somebody else's it only goes under the deck", () => {
  const table = fourSoulsTable({ p1: {}, p2: { hand: ["xix-the-sun"], plays: 1 }, p3: {} })
  table.p1.pass().p2.play("xix-the-sun").allPass()
  expect(cardsIn(table, "lootDeck")[0]).toBe("xix-the-sun")
  table.p1.end().allPass().p2.end().allPass()
  expect(phase(table)).toBe("p3 action")
})

test("an empty deck is made of it", () => {
  const table = fourSoulsTable({ p1: { hand: ["xix-the-sun"] }, lootDeck: [] })
  table.p1.play("xix-the-sun").allPass().p1.end().allPass().p1.has("hand", "xix-the-sun")
})
