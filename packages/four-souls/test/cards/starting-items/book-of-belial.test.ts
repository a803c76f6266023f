// Book of Belial: a roll is one more or one less.

import { expect, test } from "vitest"
import { die } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const rolled = (value: number, way: "add" | "subtract"): Play => {
  const table = fourSoulsTable({
    cards: [die],
    p1: { board: ["test-die"] },
    p2: { board: ["book-of-belial"] },
    dice: [value],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass()
  return table.p2.activate(`book-of-belial~${way}`, "item").allPass()
}

test.each([
  [3, "add", 4],
  [3, "subtract", 2],
  [6, "add", 6],
  [1, "subtract", 1],
] as const)("%i, %s: %i", (value, way, after) => {
  expect(rolled(value, way).told("rolls")).toMatchObject([{ who: 0, value: after }])
})

test("needs a roll", () => {
  fourSoulsTable({ p1: { board: ["book-of-belial"] } }).p1.cannot("activate:book-of-belial", "no-target")
})

test("lost on the roll of an attack that is over", () => {
  const table = fourSoulsTable({
    p1: { board: ["book-of-belial"] },
    p2: { hand: ["bomb"], plays: 1 },
    monsters: ["fly"],
    dice: [1],
  })
  attack(table, "fly").p1.activate("book-of-belial~add", "item").p1.pass().p2.play("bomb", "fly").allPass()
  expect([table.told("fizzle").length, table.told("changeRoll")]).toEqual([1, []])
})

test("recharged at the end of its player's turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["book-of-belial"], deactivated: ["book-of-belial"] },
    p2: { board: ["book-of-belial"], deactivated: ["book-of-belial"] },
  })
  table.p1.end().p1.pass().p2.pass().p1.pass().p2.pass()
  expect([sideways(table, "p1.board"), sideways(table, "p2.board")]).toEqual([[], ["book-of-belial"]])
  table.allPass()
})

test("in the first edition it does the same, and the end of the turn does not recharge it", () => {
  const table = fourSoulsTable({
    p1: { board: ["book-of-belial-first-edition"] },
    monsters: ["dip"],
    dice: [3],
  })
  attack(table, "dip").p1.activate("book-of-belial-first-edition~add", "item").allPass()
  expect(table.told("rolls")).toMatchObject([{ value: 4 }])
  table.p1.end().allPass()
  expect(sideways(table, "p1.board")).toEqual(["book-of-belial-first-edition"])
})
