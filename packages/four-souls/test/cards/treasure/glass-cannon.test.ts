// Glass Cannon: destroys another item, and mostly itself.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const setOut = (...dice: number[]): Play =>
  fourSoulsTable({
    p1: { board: ["glass-cannon"], hand: ["lil-battery"] },
    p2: { board: ["the-d6", "mr-boom", "no", "test-hammer"] },
    shop: ["dinner"],
    cards: [hammer],
    dice,
  })

test.each([1, 5])("another item is destroyed, and on a %i the cannon too, for 2 loot", (value) => {
  const table = setOut(value)
  table.p1.canPick("activate:glass-cannon>dinner").p1.cannotPick("activate:glass-cannon>glass-cannon")
  table.p1.activate("glass-cannon", "mr-boom").allPass()
  table.p1.has("treasureDiscard", "mr-boom", "glass-cannon").p1.has("board", "isaac")
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
})

test("on a 6 it is recharged", () => {
  const table = setOut(6).p1.activate("glass-cannon", "dinner").allPass().p1.has("treasureDiscard", "dinner")
  expect(sideways(table, "p1.board")).toEqual([])
})

test("what is eternal stays, but there is a roll", () => {
  const table = setOut(6).p1.activate("glass-cannon", "the-d6").allPass()
  table.p2.has("board", "isaac", "the-d6", "mr-boom", "no", "test-hammer")
  expect(table.told("dice")).toHaveLength(1)
})

test("without a target there is no roll, and when it is cancelled neither", () => {
  const gone = setOut().p1.activate("glass-cannon", "mr-boom").p1.pass()
  gone.p2.activate("test-hammer", "mr-boom").allPass().p1.has("board", "isaac", "glass-cannon")
  const cancelled = setOut().p1.activate("glass-cannon", "mr-boom").p1.pass()
  cancelled.p2.activate("no", "item").allPass().p1.has("board", "isaac", "glass-cannon")
  expect([...gone.told("dice"), ...cancelled.told("dice")]).toEqual([])
})

test("of two activations on the stack, the first 1-5 leaves the other nothing to destroy, recharge or loot for", () => {
  const twice = (...dice: number[]): Play => {
    const table = setOut(...dice)
    table.p1.activate("glass-cannon", "mr-boom").p1.play("lil-battery", "glass-cannon").p1.pass().p2.pass()
    return table.p1.activate("glass-cannon", "dinner").allPass()
  }
  for (const second of [3, 6]) {
    const table = twice(2, second)
    table.p1.has("treasureDiscard", "dinner", "glass-cannon", "mr-boom").p1.has("board", "isaac")
    expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  }
})

test("the loot hangs on the cannon alone: what became of the other item does not matter", () => {
  const table = setOut(3).p1.activate("glass-cannon", "the-d6").allPass().p1.has("board", "isaac")
  expect(cardsIn(table, "p1.hand")).toHaveLength(3)
})
