// Bloody Penny: loot for every player's death.

import { expect, test } from "vitest"
import { order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("somebody else's, before the penalty is paid", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], board: ["bloody-penny"] },
    p2: {},
    draws: ["bomb"],
  })
  table.p1.play("xiii-death", "p2").allPass().p1.has("hand", "bomb")
  expect(order(table, "playerDies", "loot", "penalty")).toEqual(["playerDies", "loot", "penalty"])
})

test("one's own, and the card may pay the penalty", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"] },
    p2: { board: ["bloody-penny", "dinner"] },
    draws: ["bomb"],
  })
  table.p1.play("xiii-death", "p2").allPass().p2.isAsked("penalty-item").p2.pick("bloody-penny").allPass()
  expect([cardsIn(table, "p2.hand"), cardsIn(table, "lootDiscard")]).toEqual([
    [],
    ["xiii-death", "bloody-penny", "bomb"],
  ])
})

test("not a monster's", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"], board: ["bloody-penny"] }, monsters: ["fly"] })
  table.p1.play("bomb", "fly").allPass()
  expect(table.told("loot")).toEqual([])
})

test("not a death that was prevented", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], board: ["bloody-penny"] },
    p2: { board: ["broken-ankh"] },
    dice: [6],
  })
  table.p1.play("xiii-death", "p2").allPass()
  expect(table.told("loot")).toEqual([])
})
