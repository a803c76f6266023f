// Sack Head: a look at the top card of a deck, which may go to the bottom.

import { describe, expect, test } from "vitest"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const decks = {
  lootDeck: ["bomb", "a-dime", "a-nickel"],
  treasureDeck: ["meat", "dinner", "synthoil"],
  monsterDeck: ["fly", "dip", "clotty"],
  roomDeck: ["battle-royale", "beggar", "equality"],
}

describe.each(["loot", "treasure", "monster", "room"] as const)("the %s deck", (deck) => {
  const where = `${deck}Deck` as const
  const [top, second, third] = decks[where]

  test("to the bottom, seen by one player alone", () => {
    const table = fourSoulsTable({ ...decks, p1: { board: ["sack-head"] } })
    table.p1.activate(`sack-head~${deck}`).allPass().p1.isAsked("bottom").p1.canPickExactly(top).p1.pick(top)
    expect([cardsIn(table, where), seenIn(table, 1, where), seenIn(table, 2, where)]).toEqual([
      [top, third, second],
      [top, "?", "?"],
      ["?", "?", "?"],
    ])
  })

  test("or left on top", () => {
    const table = fourSoulsTable({ ...decks, p1: { board: ["sack-head"] } })
    table.p1.activate(`sack-head~${deck}`).allPass().p1.pick()
    expect([cardsIn(table, where), seenIn(table, 1, where)]).toEqual([
      [third, second, top],
      ["?", "?", top],
    ])
  })

  test("an empty one is nothing to ask about", () => {
    const table = fourSoulsTable({ ...decks, [where]: [], rooms: ["equality"], p1: { board: ["sack-head"] } })
    table.p1.activate(`sack-head~${deck}`).allPass().p1.isAsked("action")
  })
})

test("which deck is said when it is activated: another top card by then is the one that is seen", () => {
  const table = fourSoulsTable({ ...decks, p1: { board: ["sack-head"] }, p2: { board: ["potato-peeler"] } })
  table.p1.activate("sack-head~monster").p1.pass().p2.activate("potato-peeler").allPass()
  table.p1.canPickExactly("dip").p1.pick()
})

test("cancelled, nothing is seen", () => {
  const table = fourSoulsTable({ ...decks, p1: { board: ["sack-head"] }, p2: { board: ["no"] } })
  table.p1.activate("sack-head~loot").p1.pass().p2.activate("no", "item").allPass()
  expect(seenIn(table, 1, "lootDeck")).toEqual(["?", "?", "?"])
})

test("where no rooms are played there is no room deck to choose", () => {
  const table = fourSoulsTable({ p1: { board: ["sack-head"] } })
  const ways = (deck: string): string => `activate:sack-head~${deck}`
  table.p1.canPick(ways("loot"), ways("treasure"), ways("monster")).p1.cannotPick(ways("room"))
})
