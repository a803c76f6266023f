// The cards that are cents and nothing more.

import { describe, expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const worth: Readonly<Record<string, number>> = {
  "a-penny": 1,
  "two-cents": 2,
  "three-cents": 3,
  "four-cents": 4,
  "a-nickel": 5,
  "a-dime": 10,
}

describe.each(Object.entries(worth))("%s", (card, amount) => {
  test("is worth so much to whoever plays it, on anybody's turn", () => {
    const table = fourSoulsTable({ p1: { hand: [card] }, p2: { hand: [card], plays: 1 } })
    table.p1.play(card).p1.pass().p2.play(card).allPass()
    expect([cents(table), cardsIn(table, "lootDiscard")]).toEqual([
      [3 + amount, 3 + amount],
      [card, card],
    ])
  })

  test("is worth no more than the pool has left", () => {
    const table = fourSoulsTable({ p1: { hand: [card], cents: 50 }, p2: { cents: 50 } })
    table.p1.play(card).allPass()
    expect([cents(table), cardsIn(table, "lootDiscard")]).toEqual([[50, 50], [card]])
  })
})
