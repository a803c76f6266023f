// Ouija Board: an event among the top four cards of the monster deck may come up.

import { expect, test } from "vitest"
import { attack, cents, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, seenIn } from "../../support/table.ts"

const deck = ["fly", "chest", "dip", "gold-chest", "clotty", "spider"]
const asked = (more: object = {}): Play =>
  fourSoulsTable({ p1: { board: ["ouija-board"] }, monsters: ["fatty", "trite"], monsterDeck: deck, ...more })
    .p1.activate("ouija-board")
    .allPass()

test("an event may be put on a slot, and works; the rest goes under the deck", () => {
  const table = asked({ dice: [6] })
    .p1.isAsked("put-event")
    .p2.sees("monsterDeck", "?", "?", "gold-chest", "dip", "chest", "fly")
  table.p1.yes().p1.canPickExactly("chest", "gold-chest").p1.pick("chest")
  table.p1.isAsked("cover").p1.canPickExactly("fatty", "trite").p1.pick("trite").allPass()
  expect([cents(table), cardsIn(table, "monsterDiscard"), cardsIn(table, "monsters")]).toEqual([
    [9, 3],
    ["chest"],
    ["fatty", "trite"],
  ])
  const left = cardsIn(table, "monsterDeck")
  expect([left.slice(0, 3).toSorted(), left.slice(3)]).toEqual([
    ["dip", "fly", "gold-chest"],
    ["spider", "clotty"],
  ])
})

test("in an order that nobody knows", () => {
  const table = asked().p1.no()
  expect([
    cardsIn(table, "monsterDeck").slice(0, 4).toSorted(),
    cardsIn(table, "monsterDeck").slice(4),
  ]).toEqual([
    ["chest", "dip", "fly", "gold-chest"],
    ["spider", "clotty"],
  ])
  for (const seat of [1, 2])
    expect(seenIn(table, seat, "monsterDeck")).toEqual(["?", "?", "?", "?", "?", "?"])
})

test("without an event among them there is nothing to ask", () => {
  const table = asked({ monsterDeck: ["fly", "dip", "clotty"] })
  table.p1.isAsked("action")
  expect(cardsIn(table, "monsterDeck").toSorted()).toEqual(["clotty", "dip", "fly"])
})

test("a slot that is under attack is left alone, and so is an indomitable monster's", () => {
  const table = fourSoulsTable({
    p1: { board: ["ouija-board"] },
    monsters: ["fatty", "the-radiance", "trite"],
    monsterDeck: deck,
    dice: [1, 1, 6],
  })
  attack(table, "fatty").p1.activate("ouija-board").p1.pass().p2.pass().p1.yes().p1.pick("chest")
  // Only one slot is left, so nobody is asked which.
  expect(cardsIn(table, "covered")).toEqual(["trite"])
  table.allPass()
})

test("where no slot is free no event can come", () => {
  const table = fourSoulsTable({
    p1: { board: ["ouija-board"] },
    monsters: ["the-radiance"],
    monsterDeck: deck,
  })
  table.p1.activate("ouija-board").allPass().p1.isAsked("action")
  expect(cardsIn(table, "monsters")).toEqual(["the-radiance"])
})
