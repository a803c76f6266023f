// The Midas Touch: 3¢ for every dead monster.

import { expect, test } from "vitest"
import { attack, cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("3¢ each time a monster dies, in whosever turn and by whosever hand", () => {
  const table = fourSoulsTable({
    p1: { hand: ["bomb"], cents: 0 },
    p2: { board: ["the-midas-touch"], cents: 0 },
    monsters: ["fly", "dip"],
    dice: [6],
  })
  expect(cents(table.p1.play("bomb", "fly").allPass())).toEqual([1, 3])
  expect(cents(attack(table, "dip").allPass())).toEqual([2, 6])
})

test("nothing for a player's death", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-midas-touch"], hand: ["xiii-death"], cents: 0 },
  })
  table.p1.play("xiii-death", "p2").allPass()
  expect(cents(table)[0]).toBe(0)
})
