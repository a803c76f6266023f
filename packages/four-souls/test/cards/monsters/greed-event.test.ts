// Greed!: the richest lose everything.

import { expect, test } from "vitest"
import { attack, cents, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const met = (...coins: number[]): Play => {
  const [p1, p2, p3] = coins.map((each) => ({ cents: each }))
  return attack(
    fourSoulsTable({ p1, p2, p3, monsters: ["fly"], monsterDeck: ["greed-event", "dip"] }),
    "deck",
  )
}

test("the richest player loses all their cents", () => {
  const table = met(4, 9, 2).allPass()
  expect(cents(table)).toEqual([4, 0, 2])
  table.p1.has("monsterDiscard", "greed-event")
})

test("of several, the active player says who", () => {
  const table = met(4, 7, 7).p1.canPickExactly("p2", "p3").p1.pick("p3").allPass()
  expect(cents(table)).toEqual([4, 7, 0])
})

test("it may be themselves, and nothing may be all there is", () => {
  expect(cents(met(8, 1, 0).allPass())).toEqual([0, 1, 0])
  const poor = met(0, 0, 0).p1.pick("p1").allPass()
  expect(cents(poor)).toEqual([0, 0, 0])
})

test("who is no longer the richest when it resolves keeps everything", () => {
  const table = fourSoulsTable({
    p1: { cents: 5, hand: ["a-dime"] },
    p2: { cents: 6 },
    monsters: ["fly"],
    monsterDeck: ["greed-event", "dip"],
  })
  attack(table, "deck").p1.play("a-dime").allPass()
  expect(cents(table)).toEqual([15, 6])
  table.p1.has("monsterDiscard", "greed-event")
})
