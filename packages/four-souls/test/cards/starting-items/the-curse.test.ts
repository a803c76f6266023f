// The Curse: from decks to discards and back.

import { expect, test } from "vitest"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const decks = {
  lootDeck: ["bomb", "a-dime", "a-nickel"],
  treasureDeck: ["meat", "dinner", "synthoil"],
  monsterDeck: ["fly", "dip", "clotty"],
}

/** p2's turn begins, and the Curse asks for a deck. */
const begun = (more: object = {}): Play => {
  const table = fourSoulsTable({ ...decks, p2: { board: ["the-curse"] }, ...more })
  return table.p1.end().allPass().p2.isAsked("mode")
}

test.each(["loot", "treasure", "monster"] as const)(
  "at the start of the turn, the top of the %s deck",
  (deck) => {
    const [first, second, third] = decks[`${deck}Deck`]
    const table = begun().p2.pick(deck).p2.isAsked("respond").p2.pass().p1.pass()
    expect([cardsIn(table, `${deck}Deck`), cardsIn(table, `${deck}Discard`)]).toEqual([
      [third, second],
      [first],
    ])
    table.allPass()
  },
)

test("the room deck is a deck too, in a game that has one", () => {
  const table = begun({ options: { rooms: true }, rooms: ["equality"], roomDeck: ["beggar", "gus"] })
  table.p2.pick("room").allPass().p1.has("roomDiscard", "beggar")
})

test("and in a game without rooms there is none to choose", () => {
  begun()
    .p2.canPickExactly("loot", "treasure", "monster")
    .p2.pick("loot")
    .allPass()
    .p2.cannotPick("activate:the-curse~room")
})

test("only its player's own turn", () => {
  const table = begun().p2.pick("monster").allPass().p2.end().allPass()
  table.p1.isAsked("action")
  expect(cardsIn(table, "monsterDiscard")).toEqual(["fly"])
})

test("a deck that has run out is made anew of what is put into discard", () => {
  const table = begun({ monsterDeck: ["fly"], monsterDiscard: ["dip"] })
    .p2.pick("monster")
    .allPass()
  expect([cardsIn(table, "monsterDeck").toSorted(), cardsIn(table, "monsterDiscard")]).toEqual([
    ["dip", "fly"],
    [],
  ])
})

test("an empty deck has nothing to lose", () => {
  const table = begun({ treasureDeck: [] }).p2.pick("treasure").allPass()
  expect([cardsIn(table, "treasureDiscard"), table.open[0].prompt.key]).toEqual([[], "action"])
})

test.each([
  ["loot", "a-penny", "bomb"],
  ["treasure", "breakfast", "meat"],
  ["monster", "trite", "fly"],
  ["room", "beggar", "equality"],
] as const)("the top of the %s discard goes back on its deck", (deck, top, under) => {
  const table = fourSoulsTable({
    ...decks,
    p1: { board: ["the-curse"] },
    lootDiscard: ["two-cents", "a-penny"],
    treasureDiscard: ["smelter", "breakfast"],
    monsterDiscard: ["spider", "trite"],
    roomDeck: ["equality"],
    roomDiscard: ["gus", "beggar"],
  })
  table.p1.activate(`the-curse~${deck}`).allPass()
  expect([cardsIn(table, `${deck}Deck`).slice(-2), cardsIn(table, `${deck}Discard`).length]).toEqual([
    [under, top],
    1,
  ])
})

test("which card that is, is seen as it resolves", () => {
  const table = fourSoulsTable({
    ...decks,
    p1: { board: ["the-curse"], hand: ["two-cents"] },
    lootDiscard: ["a-penny"],
  })
  table.p1.activate("the-curse~loot").p1.play("two-cents").allPass()
  expect([cardsIn(table, "lootDeck").at(-1), cardsIn(table, "lootDiscard")]).toEqual([
    "two-cents",
    ["a-penny"],
  ])
})

test("an empty discard has nothing to give", () => {
  const table = fourSoulsTable({ ...decks, p1: { board: ["the-curse"] } })
  table.p1.activate("the-curse~loot").allPass()
  expect(cardsIn(table, "lootDeck").length).toBe(3)
})

test("in the first edition nothing is put away at the start of the turn", () => {
  const table = fourSoulsTable({
    ...decks,
    p2: { board: ["the-curse-first-edition"] },
    lootDiscard: ["a-penny"],
  })
  table.p1.end().allPass().p2.isAsked("action")
  table.p2.activate("the-curse-first-edition~loot").allPass()
  expect([cardsIn(table, "lootDeck").at(-1), cardsIn(table, "lootDiscard")]).toEqual(["a-penny", []])
})
