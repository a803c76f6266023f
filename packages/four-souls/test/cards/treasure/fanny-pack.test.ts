// Fanny Pack: loot for damage.

import { expect, test } from "vitest"
import { axe, needle } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("loot 1 each time its player takes damage, however much", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-needle"] },
    p2: { board: ["fanny-pack", "dinner"] },
    cards: [needle],
  })
  for (let times = 1; times <= 2; times++) {
    table.p1.activate("test-needle", "p2").allPass()
    expect(cardsIn(table, "p2.hand")).toHaveLength(times)
  }
  table.p1.activate("test-needle", "p1").allPass()
  expect(cardsIn(table, "p2.hand")).toHaveLength(2)
})

test("damage that is prevented is not taken", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"] }, p2: { board: ["fanny-pack", "yum-heart"] } })
  table.p1.play("bomb", "p2").p1.pass().p2.activate("yum-heart", "p2").allPass()
  expect([table.told("damage"), cardsIn(table, "p2.hand")]).toEqual([[], []])
})

test("pays for the last blow too, even as the death penalty: it waits on the stack by then", () => {
  const table = fourSoulsTable({ p1: { board: ["test-axe"] }, p2: { board: ["fanny-pack"] }, cards: [axe] })
  table.p1.activate("test-axe", "p2").allPass()
  table.p2.has("board", "isaac").p2.has("hand", "a-penny")
})
