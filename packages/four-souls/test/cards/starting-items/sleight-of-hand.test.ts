// Sleight of Hand: the top five cards of a deck in any order.

import { describe, expect, test } from "vitest"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const decks = {
  lootDeck: ["bomb", "a-dime", "a-nickel", "two-cents", "three-cents", "four-cents"],
  treasureDeck: ["meat", "dinner", "synthoil", "smelter", "mr-boom", "breakfast"],
  monsterDeck: ["fly", "dip", "clotty", "spider", "trite", "pooter"],
  roomDeck: ["battle-royale", "beggar", "challenge-room", "equality", "gus", "the-isaac-of-isaac-re-isaac"],
}

describe.each(["loot", "treasure", "monster", "room"] as const)("the %s deck", (deck) => {
  const where = `${deck}Deck` as const
  const [a, b, c, d, e, f] = decks[where]

  test("five are seen and put back, the last one named on top", () => {
    const table = fourSoulsTable({ ...decks, p1: { board: ["sleight-of-hand"] } })
    table.p1
      .activate(`sleight-of-hand~${deck}`)
      .allPass()
      .p1.isAsked("deck-order")
      .p1.canPickExactly(a, b, c, d, e)
    table.p1.pick(c, a, e, b, d)
    expect(cardsIn(table, where)).toEqual([f, c, a, e, b, d])
    expect(seenIn(table, 1, where)).toEqual(["?", c, a, e, b, d])
    expect(seenIn(table, 2, where)).toEqual(Array.from({ length: 6 }, () => "?"))
  })

  test("of fewer, as many as there are", () => {
    const table = fourSoulsTable({ ...decks, [where]: [a, b], p1: { board: ["sleight-of-hand"] } })
    table.p1.activate(`sleight-of-hand~${deck}`).allPass().p1.pick(a, b)
    expect(cardsIn(table, where)).toEqual([a, b])
  })

  test("an empty one is nothing to ask about", () => {
    const table = fourSoulsTable({
      ...decks,
      [where]: [],
      rooms: ["equality"],
      p1: { board: ["sleight-of-hand"] },
    })
    table.p1.activate(`sleight-of-hand~${deck}`).allPass().p1.isAsked("action")
  })
})

test("it is not recharged by the end of the turn", () => {
  const table = fourSoulsTable({
    ...decks,
    p1: { board: ["sleight-of-hand"], deactivated: ["sleight-of-hand"] },
  })
  table.p1.end().allPass().p2.pass().p1.cannot("activate:sleight-of-hand", "cannot-pay").allPass()
})

test("where no rooms are played there is no room deck to choose", () => {
  const table = fourSoulsTable({ p1: { board: ["sleight-of-hand"] } })
  const ways = (deck: string): string => `activate:sleight-of-hand~${deck}`
  table.p1.canPick(ways("loot"), ways("treasure"), ways("monster")).p1.cannotPick(ways("room"))
})

test("in the first edition three cards are seen", () => {
  const table = fourSoulsTable({ ...decks, p1: { board: ["sleight-of-hand-first-edition"] } })
  table.p1.activate("sleight-of-hand-first-edition~loot").allPass()
  table.p1.canPickExactly("bomb", "a-dime", "a-nickel").p1.pick("a-dime", "bomb", "a-nickel")
  expect(cardsIn(table, "lootDeck").slice(-3)).toEqual(["a-dime", "bomb", "a-nickel"])
})
