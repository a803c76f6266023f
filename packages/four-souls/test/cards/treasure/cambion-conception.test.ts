// Cambion Conception: counters for damage, and a treasure for 6 of them.

import { n } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { hammer, needle } from "../../support/cards.ts"
import { item, type Play, round } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const { addNamedCounters, aim, items, paid, players, take } = verbs
const blow = (amount: number) =>
  item(`test-blow-${amount}`, paid([], [take(n(amount), { who: "it1" })], aim(players)))
const gilder = item("test-gilder", paid([], [addNamedCounters("gold", n(1), { whom: "it1" })], aim(items)))

const setOut = (treasureDeck: string[] = ["meat", "synthoil"]): Play =>
  fourSoulsTable({
    p1: { character: "isaac", board: ["cambion-conception", "dinner", "breakfast"] },
    p2: { board: ["test-blow-2", "test-blow-3", "test-needle", "test-hammer", "test-gilder"] },
    treasureDeck,
    cards: [blow(2), blow(3), needle, hammer, gilder],
  })
const hit = (table: Play, by: string): Play => table.p1.pass().p2.activate(by, "p1").allPass()
const counters = (table: Play): unknown => table.told("counters").at(-1)?.["now"]

test("as many counters as damage taken", () => {
  const table = hit(setOut(), "test-blow-3")
  expect(counters(table)).toBe(3)
  turnOver(turnOver(table))
  expect(counters(hit(table, "test-needle"))).toBe(4)
})

test("with 6 or more of them, 6 go and a treasure comes", () => {
  const table = hit(setOut(), "test-blow-3")
  turnOver(turnOver(table))
  hit(table, "test-blow-2")
  turnOver(turnOver(table))
  hit(table, "test-blow-2")
  table.p1.has("board", "isaac", "cambion-conception", "dinner", "breakfast", "meat")
  expect(table.told("counters").map(({ now }) => now)).toEqual([3, 5, 7, 1])
})

test("a named counter is a counter too, and may be one of those that go", () => {
  const table = hit(setOut(), "test-blow-3")
  table.p1.pass().p2.activate("test-gilder", "cambion-conception").allPass()
  turnOver(turnOver(table))
  hit(table, "test-blow-3").p1.isAsked("counter").p1.canPickExactly("counter", "counter-gold")
  table.p1.pick("counter-gold")
  while (table.open[0].prompt.key === "counter") table.p1.pick("counter")
  table.allPass().p1.has("board", "isaac", "cambion-conception", "dinner", "breakfast", "meat")
})

test("gone before the ability resolves, it brings nothing", () => {
  const table = hit(setOut(), "test-blow-3")
  turnOver(turnOver(table))
  table.p1.pass().p2.activate("test-blow-3", "p1")
  // The ability and the damage resolve; what the damage set off waits.
  round(round(table)).p1.pass().p2.activate("test-hammer", "cambion-conception").allPass()
  table.p1.has("board", "isaac", "dinner", "breakfast").p1.has("treasureDiscard", "cambion-conception")
})

test("in the first edition a counter for each time, and a treasure for the sixth", () => {
  const cambion = "cambion-conception-first-edition"
  const hearts = Array.from({ length: 6 }, () => "breakfast")
  const table = fourSoulsTable({
    p1: { board: [cambion, ...hearts] },
    p2: { board: ["test-blow-2", "test-needle"] },
    treasureDeck: ["meat", "synthoil"],
    cards: [blow(2), needle],
  })
  hit(table, "test-blow-2")
  expect(counters(table)).toBe(1)
  for (let i = 2; i < 6; i++) expect(counters(hit(table, "test-needle"))).toBe(i)
  hit(table, "test-needle").p1.has("board", "isaac", cambion, ...hearts, "meat")
  expect(counters(table)).toBe(0)
})
