// Synthoil: attack rolls are 1 higher, and no others.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more on its player's attack rolls, and on no other roll", () => {
  const table = fourSoulsTable({
    p1: { board: ["synthoil", "test-die"] },
    monsters: ["dip"],
    cards: [die],
    dice: [3, 3],
  })
  attack(table, "dip").allPass().p1.activate("test-die").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 4 }, { value: 3 }])
})

test("together with Meat! it is 2", () => {
  const table = fourSoulsTable({ p1: { board: ["meat", "synthoil"] }, monsters: ["fly"], dice: [1] })
  expect(attack(table, "fly").allPass().told("rolls")).toMatchObject([{ value: 3 }])
})
