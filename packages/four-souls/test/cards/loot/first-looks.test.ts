// Cain's Eye, Golden Horseshoe and Purple Heart: a look at a deck at the start of the turn.

import { describe, expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const top = {
  lootDeck: ["bomb", "a-dime", "a-nickel"],
  treasureDeck: ["meat", "dinner", "synthoil"],
  monsterDeck: ["fly", "dip", "clotty"],
}

describe.each([
  ["cains-eye", "lootDeck"],
  ["golden-horseshoe", "treasureDeck"],
  ["purple-heart", "monsterDeck"],
] as const)("%s", (card, deck) => {
  const [first, second, third] = top[deck]

  /** p2's turn has begun, and the look is taken. */
  const looked = (more: object = {}): Play =>
    fourSoulsTable({ ...top, p2: { board: [card] }, p3: {}, ...more })
      .p1.end()
      .allPass()

  test("shows its player the top card, which may go to the bottom", () => {
    const table = looked().p2.isAsked("bottom")
    expect([1, 2, 3].map((seat) => seenIn(table, seat, deck).at(-1))).toEqual(["?", first, "?"])
    table.p2.pick(first)
    expect(cardsIn(table, deck)).toEqual([first, third, second])
    table.allPass()
  })

  test("or stay", () => {
    const table = looked().p2.pick()
    expect(cardsIn(table, deck)).toEqual([third, second, first])
    table.allPass()
  })

  test("only at the start of its player's own turn", () => {
    const table = looked().p2.pick().allPass().p2.end().allPass()
    expect(table.told("show").length).toBe(1)
    table.p3.isAsked("action")
  })

  test("asks nothing where there is no card", () => {
    looked({ [deck]: [] }).p2.isAsked("action")
  })

  test("still looks when the trinket has gone meanwhile", () => {
    const table = fourSoulsTable({
      ...top,
      cards: [hammer],
      p1: { board: ["test-hammer"] },
      p2: { board: [card] },
    })
    table.p1.end().p1.pass().p2.pass().p1.pass().p2.pass()
    table.p2.isAsked("respond").p2.pass().p1.activate("test-hammer", card).allPass()
    table.p2.isAsked("bottom").p2.pick(first).allPass().p2.has("board", "isaac")
  })
})
