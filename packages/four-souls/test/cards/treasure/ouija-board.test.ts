// Ouija Board: an event among the top four cards of the monster deck may come up.

import { rule } from "@soulspire/testkit/vitest"
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

rule("FSC-E.4", "in the first edition the active player is made to play it, beside the slots", () => {
  const table = fourSoulsTable({
    p1: { cents: 0 },
    p2: { board: ["ouija-board-first-edition"], cents: 0 },
    monsters: ["fatty", "the-radiance"],
    monsterDeck: deck,
    dice: [6],
    options: { ruleset: "classic" },
  })
  table.p1.end().p2.activate("ouija-board-first-edition").allPass().p2.isAsked("play-event").p2.yes()
  table.p2.canPickExactly("chest", "gold-chest").p2.pick("chest").allPass()
  // Its reward is the active player's, whoever has made them play it, and nothing is covered.
  expect([cents(table), cardsIn(table, "monsterDiscard"), cardsIn(table, "covered")]).toEqual([
    [6, 0],
    ["chest"],
    [],
  ])
  table.p1.has("monsters", "fatty", "the-radiance")
})

test("in the first edition it is an offer as well, and where events need a slot the active player says which", () => {
  const asked = (more: object = {}): Play =>
    fourSoulsTable({
      p2: { board: ["ouija-board-first-edition"] },
      monsters: ["fatty", "trite"],
      monsterDeck: deck,
      ...more,
    })
      .p1.pass()
      .p2.activate("ouija-board-first-edition")
      .allPass()
  const not = asked().p2.no().p1.isAsked("action").p1.has("monsters", "fatty", "trite")
  expect(cardsIn(not, "monsterDeck").slice(0, 4).toSorted()).toEqual(["chest", "dip", "fly", "gold-chest"])
  const table = asked({ dice: [6] })
    .p2.yes()
    .p2.pick("chest")
    .p1.isAsked("cover")
    .p1.pick("trite")
    .allPass()
  expect([cardsIn(table, "monsterDiscard"), cents(table)]).toEqual([["chest"], [9, 3]])
})
