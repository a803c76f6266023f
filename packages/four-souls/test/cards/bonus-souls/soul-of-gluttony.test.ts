// Soul of Gluttony: for the first player with 10 loot cards.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const cards = (many: number): string[] => Array.from({ length: many }, () => "two-cents")

test("gained with the tenth card, in the middle of looting", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xxi-the-world", ...cards(9)] },
    bonus: ["soul-of-gluttony"],
  })
  expect(cardsIn(table, "bonus")).toEqual(["soul-of-gluttony"])
  table.p1.play("xxi-the-world")
  expect(cardsIn(table, "bonus")).toEqual(["soul-of-gluttony"])
  table.allPass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "p1.hand").length]).toEqual([["soul-of-gluttony"], 11])
})

test("nine are not enough, however full the table is", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xxi-the-world", ...cards(7)], board: ["meat", "dinner"] },
    bonus: ["soul-of-gluttony"],
  })
  table.p1.play("xxi-the-world").allPass()
  expect([cardsIn(table, "p1.hand").length, cardsIn(table, "bonus")]).toEqual([9, ["soul-of-gluttony"]])
})

test("in a swap nobody has ten cards for a moment", () => {
  const table = fourSoulsTable({
    p1: { hand: cards(9), board: ["incubus"] },
    p2: { hand: cards(9) },
    bonus: ["soul-of-gluttony"],
  })
  table.p1.activate("incubus~hand", "p2").allPass().p1.yes()
  table.p1.pick(table.options(1)[0].key).p2.pick(table.options(2)[0].key).allPass()
  expect([cardsIn(table, "p1.hand").length, cardsIn(table, "bonus")]).toEqual([9, ["soul-of-gluttony"]])
})
