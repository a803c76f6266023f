// Psy Horf: recharges everything of the active player.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("each item of the active player is recharged, no character and nobody else's", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom", "the-d6", "meat"], deactivated: ["mr-boom", "the-d6", "isaac"] },
    p2: { board: ["jawbone"], deactivated: ["jawbone"] },
    monsters: ["psy-horf"],
    dice: [5],
  })
  attack(table, "psy-horf").allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([["isaac"], ["jawbone"]])
})

test("whoever killed it", () => {
  const table = fourSoulsTable({
    p1: { board: ["mr-boom"], deactivated: ["mr-boom"] },
    p2: { hand: ["bomb"], plays: 1, board: ["jawbone"], deactivated: ["jawbone"] },
    monsters: ["psy-horf"],
  })
  table.p1.pass().p2.play("bomb", "psy-horf").allPass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([[], ["jawbone"]])
})

test("with nothing to recharge, nothing happens", () => {
  const table = fourSoulsTable({ p1: {}, monsters: ["psy-horf"], dice: [5] })
  attack(table, "psy-horf").allPass()
  expect(table.told("recharge")).toEqual([])
})
