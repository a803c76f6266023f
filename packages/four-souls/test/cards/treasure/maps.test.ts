// The Map, The Compass and The Blue Map: the top of a deck is put in order at the end of their player's turn.

import { describe, expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const maps: [card: string, deck: string, cards: string[]][] = [
  ["the-map", "monsterDeck", ["fly", "dip", "leech", "squirt", "pooter"]],
  ["the-compass", "lootDeck", ["bomb", "a-dime", "a-nickel", "two-cents", "three-cents"]],
  ["the-blue-map", "treasureDeck", ["meat", "dinner", "synthoil", "breakfast", "smelter"]],
]

describe.each(maps)("%s", (card, deck, [a, b, c, d, e]) => {
  test("4 cards are seen by its player alone, and put back in any order", () => {
    const table = fourSoulsTable({ p1: { board: [card] }, [deck]: [a, b, c, d, e] })
    table.p1.end().allPass().p1.isAsked("deck-order").p1.canPickExactly(a, b, c, d)
    table.p2.sees(deck, "?", "?", "?", "?", "?")
    const laid = [b, d, a, c]
    table.p1.pick(...laid)
    expect(cardsIn(table, deck)).toEqual([e, ...laid])
    table.leaves("p1", table.open[0].prompt.key)
  })

  test("as many as there are, and nothing of an empty deck", () => {
    const few = fourSoulsTable({ p1: { board: [card] }, [deck]: [a, b] })
    few.p1.end().allPass().p1.canPickExactly(a, b).p1.pick(a, b)
    expect(cardsIn(few, deck)).toEqual([a, b])
    few.leaves("p1", few.open[0].prompt.key)
    fourSoulsTable({ p1: { board: [card] }, [deck]: [] })
      .p1.end()
      .allPass()
      .p2.isAsked("action")
  })

  test("not at the end of others' turns", () => {
    fourSoulsTable({ p1: {}, p2: { board: [card] } })
      .p1.end()
      .allPass()
      .p2.isAsked("action")
  })
})
