// Tech X: three counters kill.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardAt, cardsIn, fourSoulsTable } from "../../support/table.ts"

/** A table with so many counters on p1's Tech X. */
function counted(counters: number, more: object = {}): Play {
  const table = fourSoulsTable({ p1: { board: ["tech-x"] }, monsters: ["gurdy"], ...more })
  const tech = table.state.objects.find(({ ref }) => ref === cardAt(table, "p1.board", "tech-x"))
  if (tech?.data) tech.data.counters = counters
  return table
}

const counters = (table: Play): unknown =>
  table.game.view(table.state, 1).zones["board.0"].find(({ card }) => card === "tech-x")?.shows?.[
    "counters"
  ] ?? 0

test("a counter for each time it is turned", () => {
  const table = counted(1).p1.activate("tech-x").allPass()
  expect(counters(table)).toBe(2)
  table.p1.cannotPick("activate:tech-x")
})

test("three counters kill a monster, sideways or not", () => {
  const table = counted(4, { p1: { board: ["tech-x"], deactivated: ["tech-x"] } })
  table.p1.activate("tech-x.2", "gurdy").allPass()
  expect([cardsIn(table, "p1.souls"), counters(table)]).toEqual([["gurdy"], 1])
  expect(table.told("damage")).toEqual([])
})

test("or a player, oneself among them", () => {
  const table = counted(3).p1.activate("tech-x.2", "p2").allPass()
  expect(table.told("playerDies")).toMatchObject([{ who: 1 }])
  const own = counted(3).p1.activate("tech-x.2", "p1").allPass()
  expect(own.told("playerDies")).toMatchObject([{ who: 0 }])
})

test("two are not enough", () => {
  counted(2).p1.cannotPick("activate:tech-x.2>gurdy")
})

test("a player dies once a turn", () => {
  const table = counted(6).p1.activate("tech-x.2", "p2").allPass().p1.activate("tech-x.2", "p2").allPass()
  expect([table.told("playerDies").length, counters(table)]).toEqual([1, 0])
})

test("a monster that is gone by then is not killed again; the counters are spent", () => {
  const table = counted(3, {
    monsters: ["fly"],
    monsterDeck: ["dip", "clotty"],
    p2: { hand: ["bomb"], plays: 1 },
  })
  table.p1.activate("tech-x.2", "fly").p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "monsters"), counters(table)]).toEqual([1, ["dip"], 0])
})

test("cancelled, the counters are gone for nothing", () => {
  const table = counted(3, { p2: { board: ["no"] } })
  table.p1.activate("tech-x.2", "gurdy").p1.pass().p2.activate("no", "item").allPass()
  expect([counters(table), cardsIn(table, "monsters")]).toEqual([0, ["gurdy"]])
})

test("counters go with it when it is destroyed", () => {
  const table = counted(2, { cards: [hammer], p1: { board: ["tech-x", "test-hammer"] } })
  table.p1.activate("tech-x").p1.activate("test-hammer", "tech-x").allPass()
  expect([cardsIn(table, "p1.board"), cardsIn(table, "treasureDiscard")]).toEqual([
    ["isaac", "test-hammer"],
    ["tech-x"],
  ])
})
