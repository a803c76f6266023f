// Beggar: cents for a chance of more.

import { expect, it } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const options = { rooms: true, sets: ["base", "requiem"] }
const after = (die: number) => {
  const table = fourSoulsTable({
    options,
    p1: { cents: 5 },
    rooms: ["beggar"],
    roomDeck: ["equality", "gus"],
    dice: [die],
    lootDeck: ["two-cents", "a-dime", "a-nickel"],
    treasureDeck: ["meat", "dinner"],
  })
  return table.p1.activate("beggar").allPass()
}

it.each([
  [1, 2, []],
  [2, 2, []],
  [3, 4, []],
  [4, 4, []],
  [5, 2, ["two-cents", "a-dime"]],
])("pays for a %i: %i cents and %j", (die, left, hand) => {
  const table = after(die)
  expect([cents(table)[0], cardsIn(table, "p1.hand"), cardsIn(table, "rooms")]).toEqual([
    left,
    hand,
    ["beggar"],
  ])
})

it("gives a treasure for a 6 and is gone, and the next room comes", () => {
  const table = after(6)
  expect(cardsIn(table, "p1.board").at(-1)).toBe("meat")
  expect([cardsIn(table, "rooms"), cardsIn(table, "roomDiscard")]).toEqual([["equality"], ["beggar"]])
})

it("wants 3 cents, each time, of the active player alone", () => {
  const table = fourSoulsTable({
    options,
    p1: { cents: 6 },
    p2: { cents: 9 },
    rooms: ["beggar"],
    dice: [1, 1],
  })
  table.p1
    .activate("beggar")
    .allPass()
    .p1.activate("beggar")
    .allPass()
    .p1.cannot("activate:beggar", "cannot-pay")
  table.p1.pass().p2.cannot("activate:beggar", "active-player-only").p2.pass()
  expect(cents(table)).toEqual([0, 9])
})
