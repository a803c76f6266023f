// Pay to Play: an item of somebody's for 10¢.

import { expect, test } from "vitest"
import { hammer } from "../../support/cards.ts"
import { cents } from "../../support/play.ts"
import { cardAt, fourSoulsTable } from "../../support/table.ts"

test("an item of another player's, as it is, and the cents go to the game", () => {
  const table = fourSoulsTable({
    p1: { board: ["pay-to-play"], cents: 12 },
    p2: { board: ["dinner", "mr-boom"], deactivated: ["mr-boom"], cents: 0 },
  })
  const boom = cardAt(table, "p2.board", "mr-boom")
  table.p1.activate("pay-to-play", "mr-boom").allPass().p1.has("board", "isaac", "pay-to-play", "mr-boom")
  // Stolen, it is the same object, and nobody has gained anything.
  expect([cardAt(table, "p1.board", "mr-boom"), cents(table), table.told("gainItem")]).toEqual([
    boom,
    [2, 0],
    [],
  ])
  expect(table.told("handOver")).toMatchObject([{ cause: "steal", who: 0 }])
})

test("as often as it can be paid, charged or not", () => {
  const table = fourSoulsTable({
    p1: { board: ["pay-to-play"], deactivated: ["pay-to-play"], cents: 20 },
    p2: { board: ["dinner", "mr-boom"] },
  })
  table.p1.activate("pay-to-play", "dinner").p1.activate("pay-to-play", "mr-boom").allPass()
  table.p2.has("board", "isaac")
})

test("not for 9¢", () => {
  fourSoulsTable({ p1: { board: ["pay-to-play"], cents: 9 }, p2: { board: ["dinner"] } }).p1.cannot(
    "activate:pay-to-play>dinner",
    "cannot-pay",
  )
})

test("neither an eternal item nor one in the shop", () => {
  const table = fourSoulsTable({
    p1: { board: ["pay-to-play"], cents: 10 },
    p2: { board: ["the-d6", "dinner"] },
    shop: ["meat"],
  })
  const aims = table.choices(1).filter((key) => key.startsWith("activate:pay-to-play"))
  expect(aims.map((key) => key.split(">")[1].split("#")[0])).toEqual(["pay-to-play", "dinner"])
})

test("an item that is gone before cannot be stolen, and the cents are gone too", () => {
  const table = fourSoulsTable({
    cards: [hammer],
    p1: { board: ["pay-to-play"], cents: 10 },
    p2: { board: ["dinner", "test-hammer"] },
  })
  table.p1.activate("pay-to-play", "dinner").p1.pass().p2.activate("test-hammer", "dinner").allPass()
  expect([table.told("fizzle").length, cents(table)[0]]).toEqual([1, 0])
})

test("cancelled, the cents are gone for nothing", () => {
  const table = fourSoulsTable({
    p1: { board: ["pay-to-play"], cents: 10 },
    p2: { board: ["dinner"], hand: ["butter-bean"], plays: 1 },
  })
  table.p1.activate("pay-to-play", "dinner").p1.pass().p2.play("butter-bean", "item").allPass()
  expect(cents(table)[0]).toBe(0)
  table.p2.has("board", "isaac", "dinner")
})

test("in the first edition an eternal item as well", () => {
  const table = fourSoulsTable({
    p1: { board: ["pay-to-play-first-edition"], cents: 10 },
    p2: { board: ["the-d6"] },
    shop: ["meat"],
  })
  table.p1.canPick("activate:pay-to-play-first-edition>the-d6")
  table.p1.cannotPick("activate:pay-to-play-first-edition>meat", "activate:pay-to-play-first-edition>isaac")
  table.p1.activate("pay-to-play-first-edition", "the-d6").allPass().p2.has("board", "isaac")
  table.p1.has("board", "isaac", "pay-to-play-first-edition", "the-d6")
})
