// Modeling Clay: becomes a copy of an item, for good.

import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { hammer, person } from "../../support/cards.ts"
import { item } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, refsIn, seenIn } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const { aim, items, paid, steal } = verbs

test("it is the other item from then on", () => {
  const table = fourSoulsTable({ p1: { board: ["modeling-clay"] }, p2: { board: ["dinner"] } })
  table.p1.activate("modeling-clay", "dinner").allPass()
  expect([seenIn(table, 2, "p1.board"), person(table, 1).maxHealth]).toEqual([["isaac", "dinner"], 3])
  turnOver(turnOver(table))
  expect([seenIn(table, 2, "p1.board"), person(table, 1).maxHealth]).toEqual([["isaac", "dinner"], 3])
})

test("it stays deactivated, and does what the copied item can do once it is charged", () => {
  const table = fourSoulsTable({ p1: { board: ["modeling-clay"] }, shop: ["mr-boom"], monsters: ["clotty"] })
  const [, clay] = refsIn(table, "p1.board")
  table.p1.activate("modeling-clay", "mr-boom").allPass()
  table.p1.cannotPick("activate:mr-boom>clotty")
  turnOver(turnOver(table)).p1.activate(clay, "clotty").allPass()
  expect(table.told("damage")).toMatchObject([{ amount: 1 }])
})

test("eternal items cannot be chosen", () => {
  const table = fourSoulsTable({ p1: { board: ["modeling-clay", "the-d6"] }, p2: { board: ["meat"] } })
  table.p1.canPick("activate:modeling-clay>meat").p1.cannotPick("activate:modeling-clay>the-d6")
})

test("destroyed, it is a treasure card in the discard again", () => {
  const table = fourSoulsTable({
    p1: { board: ["modeling-clay", "curved-horn", "test-hammer"] },
    cards: [hammer],
  })
  const [, clay] = refsIn(table, "p1.board")
  table.p1.activate("modeling-clay", "curved-horn").allPass().p1.activate("test-hammer", clay).allPass()
  expect([cardsIn(table, "treasureDiscard"), cardsIn(table, "lootDiscard")]).toEqual([["modeling-clay"], []])
  expect(seenIn(table, 1, "treasureDiscard")).toEqual(["modeling-clay"])
})

test("a stolen copy is still a copy", () => {
  const thief = item("test-thief", paid([], [steal("it1")], aim(items)))
  const table = fourSoulsTable({
    p1: { board: ["modeling-clay", "dinner"] },
    p2: { board: ["test-thief"] },
    cards: [thief],
  })
  const [, clay] = refsIn(table, "p1.board")
  table.p1.activate("modeling-clay", "dinner").allPass().p1.pass().p2.activate("test-thief", clay).allPass()
  expect(seenIn(table, 1, "p2.board")).toEqual(["isaac", "test-thief", "dinner"])
  expect([person(table, 1).maxHealth, person(table, 2).maxHealth]).toEqual([3, 3])
})
