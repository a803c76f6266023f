// XIII. Death: kills a player.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { phase } from "../../support/turns.ts"

test("however much HP there is, without damage", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"] },
    p2: { board: ["breakfast", "dinner"], hand: ["bomb"] },
  })
  table.p1.play("xiii-death", "p2").allPass().p2.isAsked("penalty-item").p2.pick("dinner").allPass()
  expect([table.told("damage"), table.told("playerDies"), cents(table)]).toMatchObject([
    [],
    [{ who: 1 }],
    [3, 2],
  ])
  expect([cardsIn(table, "p2.board"), cardsIn(table, "lootDiscard")]).toEqual([
    ["isaac", "breakfast"],
    ["xiii-death", "bomb"],
  ])
})

test("oneself, which ends the turn", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"] } })
  table.p1.play("xiii-death", "p1").allPass()
  expect([cents(table), phase(table)]).toEqual([[2, 3], "p2 action"])
})

test("the dead do not die again in the same turn", () => {
  const table = fourSoulsTable({
    p1: { hand: ["gold-bomb", "xiii-death"], plays: 1 },
    p2: { cents: 9 },
  })
  table.p1.play("gold-bomb", "p2").allPass().p1.play("xiii-death", "p2").allPass()
  expect([table.told("playerDies").length, cents(table)]).toEqual([1, [3, 8]])
})

test("a monster is no player", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"] }, monsters: ["fly"] })
  table.p1.canPick("play:xiii-death>p1", "play:xiii-death>p2").p1.cannotPick("play:xiii-death>fly")
})

test("the death can be answered like any other", () => {
  const table = fourSoulsTable({ p1: { hand: ["xiii-death"] }, p2: { board: ["broken-ankh"] }, dice: [6] })
  table.p1.play("xiii-death", "p2").allPass()
  expect([table.told("playerDies"), cents(table)]).toEqual([[], [3, 3]])
})
