// Nilry's Codex: a card, or what a 2 would have brought.

import { expect, test } from "vitest"
import { onDie } from "../../support/rounds.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

const five = Array.from({ length: 7 }, () => "ironclad-strike")

test("on a 2 a card", () => {
  expect(cardsIn(onDie(2, { p1: { items: ["nilrys-codex"], draw: five } }), "p1.hand")).toHaveLength(6)
})

test("on a 4 a die-2 ability of anybody, its own among them; whose it is gains the effect", () => {
  const table = onDie(4, {
    p1: { items: ["nilrys-codex", "captains-wheel"], draw: five },
    p2: { items: ["horn-cleat", "duality"] },
  })
  // Duality goes off as well, and what the codex sets off is open: which comes first is theirs to say (STS-7.5).
  table.p1.pick("next:nilrys-codex:1")
  table.p1.canPickExactly("nilrys-codex", "horn-cleat", "duality").p1.pick("duality")
  expect([playerOf(table, 1).block, playerOf(table, 2).block]).toEqual([0, 2])
})

test("alone with its own it draws", () => {
  expect(cardsIn(onDie(4, { p1: { items: ["nilrys-codex"], draw: five } }), "p1.hand")).toHaveLength(6)
})

test("on a 1 nothing", () => {
  expect(cardsIn(onDie(1, { p1: { items: ["nilrys-codex"], draw: five } }), "p1.hand")).toHaveLength(5)
})
