// Pandora's Box: destroyed for one of six things.

import { gainAbility } from "@soulspire/kernel"
import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { cents, item, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const opened = (value: number, more: object = {}): Play =>
  fourSoulsTable({ p1: { board: ["pandoras-box"] }, dice: [value], ...more })
    .p1.activate("pandoras-box")
    .allPass()

test.each([
  [1, 1],
  [2, 6],
  [5, 9],
])("a %i: %i cents", (value, gained) => {
  const table = opened(value)
  expect([cents(table), cardsIn(table, "treasureDiscard")]).toEqual([[3 + gained, 3], ["pandoras-box"]])
})

test("a 3: a monster is killed, by whoever opened it", () => {
  const table = opened(3, { monsters: ["fly", "gurdy"] })
    .p1.isAsked("target")
    .p1.pick("gurdy")
    .allPass()
  expect([cardsIn(table, "p1.souls"), table.told("kill")]).toMatchObject([["gurdy"], [{ from: 0 }]])
})

test("a 3 without a monster is nothing", () => {
  expect(opened(3, { monsters: [] }).told("kill")).toEqual([])
})

test("a 4: loot 3", () => {
  expect(cardsIn(opened(4), "p1.hand")).toHaveLength(3)
})

test("a 6: it is a soul, out of the discard", () => {
  const table = opened(6)
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "treasureDiscard"), person(table, 1).souls]).toEqual([
    ["pandoras-box"],
    [],
    1,
  ])
})

test("a 6 finds nothing where it has gone from the discard meanwhile", () => {
  const broom = item(
    "test-broom",
    verbs.paid([], [verbs.putOnBottom("it1")], verbs.aim({ from: "treasureDiscard" })),
  )
  const table = fourSoulsTable({ cards: [broom], p1: { board: ["pandoras-box", "test-broom"] }, dice: [6] })
  table.p1.activate("pandoras-box").p1.pass().p2.pass().p1.activate("test-broom", "pandoras-box").allPass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "treasureDeck").includes("pandoras-box")]).toEqual([
    [],
    true,
  ])
})

const varnish = item(
  "test-varnish",
  verbs.paid([], [gainAbility("it1", { k: "stat", stat: "eternal", add: 1 }, "")], verbs.aim(verbs.items)),
)
const varnished = (box: string): Play =>
  fourSoulsTable({ cards: [varnish], p1: { board: [box, "test-varnish"] } })
    .p1.activate("test-varnish", box)
    .allPass()

test("where it cannot be destroyed there is no roll", () => {
  const table = varnished("pandoras-box").p1.activate("pandoras-box").allPass()
  expect([table.told("dice"), cardsIn(table, "p1.board")]).toEqual([
    [],
    ["isaac", "pandoras-box", "test-varnish"],
  ])
})

test("in the first edition the same, but it cannot be activated there", () => {
  const box = "pandoras-box-first-edition"
  const table = fourSoulsTable({ p1: { board: [box] }, dice: [6] })
    .p1.activate(box)
    .allPass()
  table.p1.has("souls", box)
  varnished(box).p1.cannotPick(`activate:${box}`)
})
