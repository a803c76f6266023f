// Cheese Grater: the top card of a deck for every 6.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const rolled = (value: number, more: Parameters<typeof fourSoulsTable>[0] = {}): Play =>
  fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["cheese-grater"] },
    lootDeck: ["bomb", "a-dime", "a-penny"],
    treasureDeck: ["meat", "dinner"],
    monsterDeck: ["fly", "clotty"],
    cards: [die],
    dice: [value],
    ...more,
  })
    .p1.activate("test-die")
    .allPass()

test.each([
  ["loot", "bomb"],
  ["treasure", "meat"],
  ["monster", "fly"],
])("the top card of the %s deck is shown to all and put into discard, for anybody's 6", (deck, card) => {
  const table = rolled(6).p2.isAsked("mode").p2.pick(deck).allPass().p2.isAsked("grate")
  expect(table.told("show")).toMatchObject([{ cards: [card] }])
  table.p2.pick(card).allPass().p1.has(`${deck}Discard`, card)
})

test("or put back", () => {
  const table = rolled(6).p2.pick("loot").allPass().p2.pick().allPass().p1.has("lootDiscard")
  expect(cardsIn(table, "lootDeck").at(-1)).toBe("bomb")
})

test("the room deck is a deck too, in a game that has one", () => {
  const table = rolled(6, {
    options: { rooms: true },
    rooms: ["equality"],
    roomDeck: ["beggar", "challenge-room"],
  })
  table.p2.pick("room").allPass().p2.pick("beggar").allPass().p1.has("roomDiscard", "beggar")
})

test("and in a game without rooms there is none to choose", () => {
  rolled(6)
    .p2.isAsked("mode")
    .p2.canPickExactly("loot", "treasure", "monster")
    .p2.pick("loot")
    .allPass()
    .p2.pick()
    .allPass()
})

test("a deck with nothing in it shows nothing", () => {
  const table = rolled(6, { lootDeck: [] }).p2.pick("loot").allPass().p1.isAsked("action")
  expect(table.told("show")).toEqual([])
})

test("another number grates nothing", () => {
  rolled(5).p1.isAsked("action")
})
