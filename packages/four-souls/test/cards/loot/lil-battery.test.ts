// Lil Battery: an item is recharged.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("one, which can be used again", () => {
  const table = fourSoulsTable({
    p1: {
      hand: ["lil-battery"],
      board: ["forever-alone", "the-d6"],
      deactivated: ["forever-alone", "the-d6"],
    },
  })
  table.p1.cannot("activate:forever-alone", "cannot-pay").p1.play("lil-battery", "forever-alone").allPass()
  expect(sideways(table, "p1.board")).toEqual(["the-d6"])
  table.p1.activate("forever-alone~steal", "p2").allPass()
})

test("anybody's, but a character is no item", () => {
  const table = fourSoulsTable({
    p1: { hand: ["lil-battery"], deactivated: ["isaac"] },
    p2: { board: ["the-d6"], deactivated: ["the-d6"] },
    shop: ["meat"],
  })
  table.p1.canPick("play:lil-battery>the-d6", "play:lil-battery>meat").p1.cannotPick("play:lil-battery>isaac")
  table.p1.play("lil-battery", "the-d6").allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([["isaac"], []])
})

test("one that is charged already, for nothing", () => {
  const table = fourSoulsTable({ p1: { hand: ["lil-battery"], board: ["the-d6"] } })
  table.p1.play("lil-battery", "the-d6").allPass()
  expect([table.told("resolve").length, table.told("recharge")]).toEqual([1, []])
})

test("without an item there is nothing to play it on", () => {
  fourSoulsTable({ p1: { hand: ["lil-battery"] } }).p1.cannot("play:lil-battery", "no-target")
})

test("not one that has gone", () => {
  const table = fourSoulsTable({
    cards: [hammer],
    p1: { hand: ["lil-battery"], board: ["monstros-tooth"], deactivated: ["monstros-tooth"] },
    p2: { board: ["test-hammer"] },
  })
  table.p1.play("lil-battery", "monstros-tooth").p1.pass()
  table.p2.activate("test-hammer", "monstros-tooth").allPass()
  expect([table.told("fizzle").length, table.told("recharge")]).toEqual([1, []])
})
