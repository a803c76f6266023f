// Lazarus' Rags: treasure for dying, once it is paid for.

import { expect, test } from "vitest"
import { order } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const lazarus = { board: ["lazarus-rags", "dinner"] }

test("after the penalty: what it brings is not lost to it", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"] },
    p2: lazarus,
    treasureDeck: ["meat", "smelter"],
  })
  table.p1.play("xiii-death", "p2").allPass()
  expect(order(table, "penaltyPaid", "gainTreasure")).toEqual(["penaltyPaid", "gainTreasure"])
  table.p2.has("board", "isaac", "lazarus-rags", "meat")
})

test("not for somebody else's death, nor for one that is prevented", () => {
  const other = fourSoulsTable({ p1: { hand: ["xiii-death"], ...lazarus }, p2: {} })
  other.p1.play("xiii-death", "p2").allPass()
  expect(other.told("gainTreasure")).toEqual([])
  const spared = fourSoulsTable({
    p1: { hand: ["xiii-death"] },
    p2: { board: ["lazarus-rags", "broken-ankh"] },
    dice: [6],
  })
  spared.p1.play("xiii-death", "p2").allPass()
  expect(spared.told("gainTreasure")).toEqual([])
})

test("the active player's too, before the turn is over", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death"], ...lazarus },
    treasureDeck: ["meat", "smelter"],
  })
  table.p1.play("xiii-death", "p1").allPass()
  expect([cardsIn(table, "p1.board"), table.state.table.active]).toEqual([
    ["isaac", "lazarus-rags", "meat"],
    1,
  ])
})

test("each time, though nobody dies twice in a turn", () => {
  const table = fourSoulsTable({
    p1: { hand: ["xiii-death", "gold-bomb"], plays: 1 },
    p2: lazarus,
    treasureDeck: ["meat", "smelter", "synthoil"],
  })
  table.p1.play("xiii-death", "p2").allPass().p1.play("gold-bomb", "p2").allPass()
  expect(table.told("gainTreasure").length).toBe(1)
})
