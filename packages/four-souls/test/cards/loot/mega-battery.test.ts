// Mega Battery: every item of a player is recharged.

import { expect, test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const tired = { board: ["the-d6", "yum-heart"], deactivated: ["isaac", "the-d6", "yum-heart"] }

test("but neither the character nor anybody else's", () => {
  const table = fourSoulsTable({ p1: { hand: ["mega-battery"], ...tired }, p2: tired })
  table.p1.play("mega-battery", "p2").allPass()
  expect([sideways(table, "p1.board").length, sideways(table, "p2.board")]).toEqual([3, ["isaac"]])
})

test("a player without items may be chosen for nothing", () => {
  const table = fourSoulsTable({ p1: { hand: ["mega-battery"] }, p2: { deactivated: ["isaac"] } })
  table.p1.play("mega-battery", "p2").allPass()
  expect([table.told("recharge"), sideways(table, "p2.board")]).toEqual([[], ["isaac"]])
})
