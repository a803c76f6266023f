// Potato Peeler: the top card of each deck goes into its discard.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const decks = {
  lootDeck: ["bomb", "a-dime"],
  treasureDeck: ["meat", "dinner"],
  monsterDeck: ["gurdy", "dip"],
}

test("loot, treasure, monsters and rooms", () => {
  const table = fourSoulsTable({
    ...decks,
    roomDeck: ["beggar", "equality"],
    p1: { board: ["potato-peeler"] },
  })
  table.p1.activate("potato-peeler").allPass()
  expect(["loot", "treasure", "monster", "room"].map((deck) => cardsIn(table, `${deck}Discard`))).toEqual([
    ["bomb"],
    ["meat"],
    ["gurdy"],
    ["beggar"],
  ])
  // Nothing has been discarded out of a hand, nobody has died.
  expect([table.told("rewarded"), table.told("gainSoul")]).toEqual([[], []])
})

test("a deck that is not there, or is empty, has no top card", () => {
  const table = fourSoulsTable({ ...decks, treasureDeck: [], p1: { board: ["potato-peeler"] } })
  table.p1.activate("potato-peeler").allPass()
  expect(["loot", "treasure", "monster", "room"].map((deck) => cardsIn(table, `${deck}Discard`))).toEqual([
    ["bomb"],
    [],
    ["gurdy"],
    [],
  ])
})

test("the last card of a deck comes back as the deck", () => {
  const table = fourSoulsTable({ ...decks, lootDeck: ["bomb"], p1: { board: ["potato-peeler"] } })
  table.p1.activate("potato-peeler").allPass()
  expect([cardsIn(table, "lootDeck"), cardsIn(table, "lootDiscard")]).toEqual([["bomb"], []])
})

test("cancelled, the decks stay as they are", () => {
  const table = fourSoulsTable({ ...decks, p1: { board: ["potato-peeler"] }, p2: { board: ["no"] } })
  table.p1.activate("potato-peeler").p1.pass().p2.activate("no", "item").allPass()
  expect(cardsIn(table, "lootDiscard")).toEqual([])
})
