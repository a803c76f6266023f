// The D6: a roll is rolled again.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

test("anybody's, by whoever rolled it", () => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["the-d6"] },
    dice: [2, 5],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.activate("the-d6", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ who: 0, value: 5 }])
})

test("not without a roll, and not sideways", () => {
  const table = fourSoulsTable({ p1: { board: ["the-d6"] }, monsters: ["dip"], dice: [1, 2, 6] })
  table.p1.cannot("activate:the-d6", "no-target")
  attack(table, "dip").p1.activate("the-d6", "item").p1.pass().p2.pass()
  table.p1.cannot("activate:the-d6", "cannot-pay").allPass()
})

test("recharged at the end of its player's turn, and of no other", () => {
  const table = fourSoulsTable({
    p1: { board: ["the-d6"], deactivated: ["the-d6"] },
    p2: { board: ["the-d6"], deactivated: ["the-d6"] },
  })
  table.p1.end().p1.pass().p2.pass()
  expect(sideways(table, "p1.board")).toEqual(["the-d6"])
  table.p1.pass().p2.pass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([[], ["the-d6"]])
  table.allPass()
})

test("in the first edition it stays sideways until its player's next turn", () => {
  const board = ["the-d6-first-edition"]
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die", ...board], deactivated: board },
    p2: { board },
    dice: [2, 5],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.activate("the-d6-first-edition", "item")
  table.allPass()
  expect(table.told("rolls")).toMatchObject([{ who: 0, value: 5 }])
  table.p1.end().allPass()
  expect(sideways(table, "p1.board")).toEqual(board)
})
