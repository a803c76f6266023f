// Mom's Shovel: destroyed for a soul of somebody else's.

import { expect, test } from "vitest"
import { hammer, person, varnish } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("enters play deactivated, in the shop and when it is gained", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-hammer", "meat"], cents: 10 },
    shop: ["dinner"],
    treasureDeck: ["moms-shovel", "breakfast", "synthoil"],
    cards: [hammer],
  })
  table.p1.buy().allPass().p1.pick("ware:deck").allPass()
  expect(sideways(table, "p1.board")).toEqual(["moms-shovel"])
  const shop = fourSoulsTable({ p1: { cents: 10 }, shop: ["dinner"], treasureDeck: ["moms-shovel"] })
  shop.p1.buy().allPass().p1.ware("dinner").allPass()
  expect(sideways(shop, "shop")).toEqual(["moms-shovel"])
})

test("is bought as it lies", () => {
  const table = fourSoulsTable({ p1: { cents: 10 }, shop: ["moms-shovel"] })
  table.p1.buy().allPass().p1.ware("moms-shovel").allPass()
  expect(sideways(table, "p1.board")).toEqual(["moms-shovel"])
})

test("recharged, it is destroyed for a soul of another player's", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-shovel"], hand: ["lil-battery"], souls: ["monstro"] },
    p2: { souls: ["war", "gurdy"] },
  })
  table.p1.cannotPick("activate:moms-shovel>war").p1.play("lil-battery", "moms-shovel").allPass()
  table.p1.canPick("activate:moms-shovel>war", "activate:moms-shovel>gurdy")
  table.p1.cannotPick("activate:moms-shovel>monstro").p1.activate("moms-shovel", "war").allPass()
  table.p1.has("board", "isaac").p1.has("souls", "monstro", "war").p2.has("souls", "gurdy")
  expect([person(table, 1).souls, person(table, 2).souls]).toEqual([2, 1])
  table.p1.has("treasureDiscard", "moms-shovel")
})

test("cannot be used while nobody else has a soul", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-shovel"], hand: ["lil-battery"], souls: ["monstro"] },
  })
  table.p1.play("lil-battery", "moms-shovel").allPass().p1.cannotPick("activate:moms-shovel")
})

test("nothing is stolen if it cannot be destroyed any more", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-shovel"], hand: ["lil-battery"] },
    p2: { souls: ["war"], board: ["test-hammer"] },
    cards: [hammer],
  })
  table.p1.play("lil-battery", "moms-shovel").allPass().p1.activate("moms-shovel", "war").p1.pass()
  table.p2.activate("test-hammer", "moms-shovel").allPass().p2.has("souls", "war").p1.has("souls")
})

test("cancelled, it stays, deactivated", () => {
  const table = fourSoulsTable({
    p1: { board: ["moms-shovel"], hand: ["lil-battery"] },
    p2: { souls: ["war"], board: ["no"] },
  })
  table.p1.play("lil-battery", "moms-shovel").allPass().p1.activate("moms-shovel", "war").p1.pass()
  table.p2.activate("no", "item").allPass().p2.has("souls", "war")
  expect(sideways(table, "p1.board")).toEqual(["moms-shovel"])
})

test("in the first edition it cannot be used where it cannot be destroyed", () => {
  const table = (shovel: string): Play =>
    fourSoulsTable({
      p1: { board: [shovel, "test-varnish"], hand: ["lil-battery"] },
      p2: { souls: ["war"] },
      cards: [varnish],
    })
      .p1.play("lil-battery", shovel)
      .allPass()
  const then = "moms-shovel-first-edition"
  table(then)
    .p1.activate(then, "war")
    .allPass()
    .p1.has("souls", "war")
    .p1.has("board", "isaac", "test-varnish")
  table(then).p1.activate("test-varnish", then).allPass().p1.cannotPick(`activate:${then}`)
  const now = table("moms-shovel").p1.activate("test-varnish", "moms-shovel").allPass()
  now.p1.activate("moms-shovel", "war").allPass().p2.has("souls", "war")
  expect(sideways(now, "p1.board")).toEqual(["moms-shovel"])
})
