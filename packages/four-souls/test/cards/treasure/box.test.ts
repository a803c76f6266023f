// Box!: destroyed for any number of loot plays.

import { is } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { hammer, person } from "../../support/cards.ts"
import { treasure } from "../../support/made-up.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

const hand = ["a-penny", "two-cents", "three-cents", "four-cents"]

test("any number of loot cards may be played till end of turn", () => {
  const table = fourSoulsTable({ p1: { board: ["box"], hand } })
  table.p1.activate("box").allPass().p1.has("treasureDiscard", "box")
  for (const card of hand) table.p1.play(card).allPass()
  expect(person(table, 1).cents).toBe(13)
  table.p1.has("hand")
})

test("on anybody's turn, and no longer than that", () => {
  const table = fourSoulsTable({ p2: { board: ["box"], hand: [...hand, "a-dime"] } })
  table.p1.pass().p2.activate("box").allPass().p1.pass()
  table.p2.play("a-penny").p2.play("two-cents").p2.play("three-cents").allPass()
  expect(person(table, 2).cents).toBe(9)
  turnOver(table)
  table.p2.play("four-cents").allPass().p2.cannotPick("play:a-dime")
})

test("the others play no more than before", () => {
  const table = fourSoulsTable({ p1: { board: ["box"] }, p2: { hand } })
  table.p1.activate("box").allPass().p1.pass().p2.cannotPick("play:a-penny").p2.pass()
})

test("nothing is gained if it cannot be destroyed any more", () => {
  const table = fourSoulsTable({
    p1: { board: ["box"], hand },
    p2: { board: ["test-hammer"] },
    cards: [hammer],
  })
  table.p1.activate("box").p1.pass().p2.activate("test-hammer", "box").allPass()
  table.p1.play("a-penny").allPass().p1.cannotPick("play:two-cents")
})

test("cancelled, it stays, deactivated", () => {
  const table = fourSoulsTable({ p1: { board: ["box"], hand }, p2: { board: ["no"] } })
  table.p1.activate("box").p1.pass().p2.activate("no", "item").allPass().p1.has("board", "isaac", "box")
  table.p1.cannotPick("activate:box").p1.play("a-penny").allPass().p1.cannotPick("play:two-cents")
})

test("in the first edition the same, but not where it is eternal", () => {
  const table = fourSoulsTable({ p1: { board: ["box-first-edition"], hand } })
  table.p1.activate("box-first-edition").allPass()
  for (const card of hand) table.p1.play(card).allPass()
  expect(person(table, 1).cents).toBe(13)
  const keeper = treasure("test-keeper", "test-keeper", { kind: "passive" }, [
    { k: "stat", stat: "eternal", to: is("it", "item"), add: 1 },
  ]).def
  const kept = (box: string) => fourSoulsTable({ cards: [keeper], p1: { board: [box, "test-keeper"] } })
  kept("box").p1.canPick("activate:box")
  kept("box-first-edition").p1.cannotPick("activate:box-first-edition")
})
