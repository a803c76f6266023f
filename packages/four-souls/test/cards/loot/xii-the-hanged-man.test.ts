// XII. The Hanged Man: a look at all decks, and loot.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"
import { room } from "../../support/made-up.ts"

const decks = {
  lootDeck: ["bomb", "a-dime", "a-nickel"],
  treasureDeck: ["meat", "dinner"],
  monsterDeck: ["fly", "dip"],
}
const hanged = { ...decks, p1: { hand: ["xii-the-hanged-man"] } }

test("any of the top cards may go under their decks; then loot 2", () => {
  const table = fourSoulsTable(hanged)
  table.p1.play("xii-the-hanged-man").allPass().p1.isAsked("bottom").p1.canPickExactly("bomb", "meat", "fly")
  table.p1.pick("bomb", "fly")
  expect(["lootDeck", "treasureDeck", "monsterDeck"].map((deck) => cardsIn(table, deck))).toEqual([
    ["bomb"],
    ["dinner", "meat"],
    ["fly", "dip"],
  ])
  table.p1.has("hand", "a-dime", "a-nickel")
  expect(seenIn(table, 1, "treasureDeck")).toEqual(["?", "meat"])
  expect(seenIn(table, 2, "treasureDeck")).toEqual(["?", "?"])
})

test("or none of them, and loot 2 all the same", () => {
  const table = fourSoulsTable(hanged)
  table.p1.play("xii-the-hanged-man").allPass().p1.pick()
  table.p1.has("hand", "bomb", "a-dime")
  expect(cardsIn(table, "monsterDeck")).toEqual(["dip", "fly"])
})

test("an empty deck has none", () => {
  const table = fourSoulsTable({ ...hanged, treasureDeck: [], monsterDeck: [] })
  table.p1.play("xii-the-hanged-man").allPass().p1.canPickExactly("bomb").p1.pick("bomb")
  table.p1.has("hand", "a-dime", "a-nickel")
})

test("the room deck is one of them where there is one", () => {
  const cards = ["test-hall", "test-cellar"].map((id) => room(id, id, {}, []).def)
  const table = fourSoulsTable({
    ...hanged,
    cards,
    options: { rooms: true },
    roomDeck: ["test-hall", "test-cellar"],
  })
  table.p1.play("xii-the-hanged-man").allPass().p1.pick("test-hall")
  expect(cardsIn(table, "roomDeck")).toEqual(["test-hall", "test-cellar"])
})
