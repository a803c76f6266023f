// Meat!: attack rolls are 1 higher, and no others.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("1 more on its player's attack rolls as they resolve, and never more than 6", () => {
  const table = fourSoulsTable({ p1: { board: ["meat"] }, monsters: ["clotty"], dice: [2, 6] })
  attack(table, "clotty").allPass()
  expect(table.told("dice")).toMatchObject([{ value: 2 }, { value: 6 }])
  expect(table.told("rolls")).toMatchObject([{ value: 3 }, { value: 6 }])
})

test("nothing for other rolls, or for other players", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die"] },
    p2: { board: ["meat", "test-die"] },
    monsters: ["fly"],
    cards: [die],
    dice: [3, 3, 3],
  })
  table.p1.activate("test-die").allPass().p1.pass().p2.activate("test-die").allPass()
  attack(table, "fly").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 3 }, { value: 3 }, { value: 3 }])
})

test("a roll that would be a 1 is one before anything is added", () => {
  const table = fourSoulsTable({ p1: { board: ["meat", "dads-lost-coin"] }, monsters: ["fly"], dice: [1, 3] })
  attack(table, "fly").allPass().p1.yes().allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 4 }])
})
