// Steamy Sale!: shop items are 5¢ cheaper for its player.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("a shop item costs its player 5¢", () => {
  const table = fourSoulsTable({ p1: { board: ["steamy-sale"], cents: 7 }, shop: ["dinner", "meat"] })
  table.p1.buy().allPass().p1.ware("meat").allPass().p1.has("board", "isaac", "steamy-sale", "meat")
  expect(cents(table)[0]).toBe(2)
})

test("the top of the treasure deck is no shop item: it costs 10¢", () => {
  const table = fourSoulsTable({
    p1: { board: ["steamy-sale"], cents: 17 },
    shop: ["dinner"],
    treasureDeck: ["meat"],
  })
  table.p1.buy().allPass().p1.pick("ware:deck").allPass().p1.has("board", "isaac", "steamy-sale", "meat")
  expect(cents(table)[0]).toBe(7)
})

test("others pay 10¢", () => {
  const table = fourSoulsTable({ p1: { cents: 10 }, p2: { board: ["steamy-sale"] }, shop: ["dinner"] })
  table.p1.buy().allPass().p1.ware("dinner").allPass()
  expect(cents(table)[0]).toBe(0)
})

test("who has less than 5¢ gets nothing", () => {
  const table = fourSoulsTable({ p1: { board: ["steamy-sale"], cents: 4 }, shop: ["dinner"] })
  table.p1.buy().allPass().p1.ware("dinner").allPass().p1.has("shop", "dinner")
  expect(cents(table)[0]).toBe(4)
})

test("in the first edition a shop item costs 5¢, also where there are two", () => {
  for (const [sale, left] of [
    ["steamy-sale", 7],
    ["steamy-sale-first-edition", 2],
  ] as const) {
    const position = { p1: { board: [sale, sale], cents: 7 }, shop: ["dinner"] }
    const table = fourSoulsTable(position).p1.buy().allPass().p1.ware("dinner").allPass()
    table.p1.has("board", "isaac", sale, sale, "dinner")
    expect(cents(table)[0]).toBe(left)
  }
})
