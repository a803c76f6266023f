// X. Wheel of Fortune: anything, by a roll.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

const spun = (value: number, more: object = {}): Play =>
  fourSoulsTable({
    p1: { hand: ["x-wheel-of-fortune"], cents: 7 },
    treasureDeck: ["meat", "dinner"],
    dice: [value],
    ...more,
  })
    .p1.play("x-wheel-of-fortune")
    .allPass()

test("a 1: a cent, a 5: five of them, a 4: four fewer", () => {
  expect([1, 5, 4].map((value) => cents(spun(value))[0])).toEqual([8, 12, 3])
})

test("a 4: as many as there are", () => {
  expect(cents(spun(4, { p1: { hand: ["x-wheel-of-fortune"], cents: 2 } }))[0]).toBe(0)
})

test("a 2: 2 damage, which nobody deals and most do not survive", () => {
  const table = spun(2)
  expect([table.told("damage"), phase(table)]).toMatchObject([
    [{ whom: 0, amount: 2, from: -1 }],
    "p2 action",
  ])
  expect(person(table, 2).health).toBe(2)
})

test("a 3: loot 3", () => {
  expect(cardsIn(spun(3), "p1.hand").length).toBe(3)
})

test("a 6: the top treasure", () => {
  expect(cardsIn(spun(6), "p1.board")).toEqual(["isaac", "meat"])
  expect(cardsIn(spun(6, { treasureDeck: [] }), "p1.board")).toEqual(["isaac"])
})
