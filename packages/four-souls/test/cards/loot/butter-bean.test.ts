// Butter Bean!: cancels an activated ability of an item, or a loot being played.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { sideways } from "../../support/turns.ts"

const bean = { hand: ["butter-bean"], plays: 1 }

test("the loot is discarded first, then the bean", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime"] }, p2: bean })
  table.p1.play("a-dime").p1.pass().p2.play("butter-bean", "a-dime").allPass()
  expect([cents(table), cardsIn(table, "lootDiscard")]).toEqual([
    [3, 3],
    ["a-dime", "butter-bean"],
  ])
})

test("a trinket that is cancelled never becomes an item", () => {
  const table = fourSoulsTable({ p1: { hand: ["swallowed-penny"] }, p2: bean })
  table.p1.play("swallowed-penny").p1.pass().p2.play("butter-bean", "swallowed-penny").allPass()
  table.p1.has("board", "isaac")
  expect(cardsIn(table, "lootDiscard")).toEqual(["swallowed-penny", "butter-bean"])
})

test("an item's tap ability is cancelled, and stays paid for", () => {
  const table = fourSoulsTable({ p1: { board: ["forever-alone"] }, p2: bean })
  table.p1.activate("forever-alone~steal", "p2").p1.pass().p2.play("butter-bean", "item").allPass()
  expect([cents(table), sideways(table, "p1.board")]).toEqual([[3, 3], ["forever-alone"]])
})

test("an item's paid ability is cancelled, and stays paid for", () => {
  const table = fourSoulsTable({ p1: { board: ["portable-slot-machine"] }, p2: bean })
  table.p1.activate("portable-slot-machine").p1.pass().p2.play("butter-bean", "item").allPass()
  expect([cents(table), table.told("dice")]).toEqual([[0, 3], []])
})

test("what a character does is no item's ability", () => {
  const table = fourSoulsTable({ p1: {}, p2: bean })
  table.p1.activate("isaac").p1.pass().p2.cannot("play:butter-bean", "no-target").allPass()
  expect(table.state.table.players[0].extraPlays).toBe(1)
})

test("what is triggered, damage and rolls are nothing for it", () => {
  const table = fourSoulsTable({ p1: { hand: ["bomb"], board: ["swallowed-penny"] }, p2: bean })
  table.p1.play("bomb", "p1").p1.pass().p2.pass()
  // The damage.
  table.p1.pass().p2.cannot("play:butter-bean", "no-target").p2.pass()
  // The penny.
  table.p1.pass().p2.cannot("play:butter-bean", "no-target").p2.pass()
  expect(cents(table)).toEqual([4, 3])
})

test("a second one for the same card finds nothing to cancel", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime"] }, p2: bean, p3: bean })
  table.p1.play("a-dime").p1.pass().p2.play("butter-bean", "a-dime").p2.pass()
  table.p3.play("butter-bean", "a-dime").allPass()
  expect([table.told("fizzle").length, cardsIn(table, "lootDiscard")]).toEqual([
    1,
    ["a-dime", "butter-bean", "butter-bean"],
  ])
})

test("a bean is cancelled by another", () => {
  const table = fourSoulsTable({ p1: { hand: ["a-dime", "butter-bean"], plays: 1 }, p2: bean })
  table.p1.play("a-dime").p1.pass().p2.play("butter-bean", "a-dime").p2.pass()
  table.p1.play("butter-bean", "butter-bean").allPass()
  expect(cents(table)).toEqual([13, 3])
})
