// Remote Detonator: the item with the most votes is destroyed.

import { expect, test } from "vitest"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const position = {
  p1: { board: ["remote-detonator", "meat"] },
  p2: { board: ["dinner", "the-d6"] },
  p3: { board: ["breakfast"] },
  p4: {},
  shop: ["smelter"],
}
const called = (): Play => fourSoulsTable(position).p1.activate("remote-detonator").allPass()

test("everybody votes in turn for an item in play, the shop's too; the one with the most is destroyed", () => {
  const table = called()
  table.p1.isAsked("vote-destroy")
  table.p1.canPickExactly("remote-detonator", "meat", "dinner", "the-d6", "breakfast", "smelter")
  table.p1.pick("dinner").p2.pick("meat").p3.pick("dinner").p4.pick("smelter")
  table.p2.has("board", "isaac", "the-d6").p1.has("treasureDiscard", "dinner")
  expect(table.told("votes").map(({ who }) => who)).toEqual([0, 1, 2, 3])
})

test("in a tie nothing happens", () => {
  const table = called().p1.pick("dinner").p2.pick("meat").p3.pick("dinner").p4.pick("meat")
  expect([cardsIn(table, "treasureDiscard"), table.told("destroy")]).toEqual([[], []])
})

test("an item of the shop can go, and its slot is filled", () => {
  const table = called().p1.pick("smelter").p2.pick("smelter").p3.pick("smelter").p4.pick("meat")
  expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "shop")]).toEqual([["smelter"], ["breakfast"]])
})

test("an eternal one can be voted for, and stays", () => {
  const table = called().p1.pick("the-d6").p2.pick("the-d6").p3.pick("the-d6").p4.pick("the-d6")
  table.p2.has("board", "isaac", "dinner", "the-d6")
})

test("on another player's turn its own player votes first", () => {
  const table = fourSoulsTable({ ...position, p1: {}, p3: { board: ["remote-detonator", "meat"] } })
  table.p1.pass().p2.pass().p3.activate("remote-detonator").allPass()
  table.p3.pick("meat").p4.pick("meat").p1.pick("meat").p2.pick("dinner")
  expect(cardsIn(table, "treasureDiscard")).toEqual(["meat"])
})
