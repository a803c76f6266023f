// Soul of Greed: for the first player with 25 cents.

import { expect, test } from "vitest"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

test("gained the moment there are 25, not before", () => {
  const table = fourSoulsTable({
    p1: { hand: ["a-penny", "a-penny"], cents: 23, plays: 1 },
    bonus: ["soul-of-greed"],
  })
  const penny = () => table.options(1).find(({ key }) => key.startsWith("play:a-penny"))?.key ?? ""
  table.p1.pick(penny()).allPass()
  expect(cardsIn(table, "bonus")).toEqual(["soul-of-greed"])
  table.p1.pick(penny()).p1.pass().p2.pass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "bonus")]).toEqual([["soul-of-greed"], []])
})

test("also with stolen cents, and kept when they are spent", () => {
  const table = fourSoulsTable({
    p1: { board: ["forever-alone"], cents: 24 },
    shop: ["meat"],
    bonus: ["soul-of-greed"],
  })
  table.p1.activate("forever-alone~steal", "p2").allPass().p1.buy().allPass().p1.ware("meat").allPass()
  expect([cardsIn(table, "p1.souls"), table.state.table.players[0].cents]).toEqual([["soul-of-greed"], 15])
})

test("once: the next player with 25 has come too late", () => {
  const table = fourSoulsTable({
    p1: { souls: ["soul-of-greed"], cents: 30 },
    p2: { hand: ["a-dime"], cents: 20, plays: 1 },
  })
  table.p1.pass().p2.play("a-dime").allPass()
  expect([cardsIn(table, "p1.souls"), cardsIn(table, "p2.souls")]).toEqual([["soul-of-greed"], []])
})

test("two at the same time: the active player", () => {
  const table = fourSoulsTable({
    p1: { cents: 24 },
    p2: { hand: ["blank-rune"], cents: 24, plays: 1 },
    bonus: ["soul-of-greed"],
    dice: [1],
  })
  table.p1.pass().p2.play("blank-rune").allPass()
  expect(cardsIn(table, "p1.souls")).toEqual(["soul-of-greed"])
})
