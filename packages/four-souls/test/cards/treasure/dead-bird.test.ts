// Dead Bird: a look at the hand of whoever rolls a 3, and a card out of it.

import { expect, test } from "vitest"
import { die, hush } from "../../support/cards.ts"
import type { Play } from "../../support/play.ts"
import { fourSoulsTable, seenIn } from "../../support/table.ts"

const rolled = (value: number, hand: string[] = ["bomb", "a-dime"]): Play =>
  fourSoulsTable({
    p1: { board: ["test-die"], hand },
    p2: { board: ["dead-bird"] },
    p3: {},
    cards: [die],
    dice: [value],
  })
    .p1.activate("test-die")
    .allPass()

test("you may look at the hand of a player who rolls a 3 and steal a card of your choice", () => {
  const table = rolled(3).p2.isAsked("look-and-steal")
  expect(seenIn(table, 2, "p1.hand")).toEqual(["?", "?"])
  table.p2.yes().p2.isAsked("steal").p2.canPickExactly("bomb", "a-dime").p2.pick("a-dime").allPass()
  table.p1.has("hand", "bomb").p2.has("hand", "a-dime")
  expect(seenIn(table, 3, "p2.hand")).toEqual(["?"])
})

test("or not, and then you have seen nothing", () => {
  const table = rolled(3).p2.no().allPass().p1.has("hand", "bomb", "a-dime")
  expect(seenIn(table, 2, "p1.hand")).toEqual(["?", "?"])
})

test("there is nothing to steal from an empty hand, nor from your own", () => {
  rolled(3, []).p1.isAsked("action")
  const own = fourSoulsTable({
    p1: { board: ["test-die", "dead-bird"], hand: ["bomb"] },
    cards: [die],
    dice: [3],
  })
  own.p1.activate("test-die").allPass()
  own.p1
    .pick(...own.options(1).map(({ key }) => key))
    .allPass()
    .p1.isAsked("action")
    .p1.has("hand", "bomb")
})

test("another number is nothing to it", () => {
  rolled(4).p1.isAsked("action").p1.has("hand", "bomb", "a-dime")
})

test("cancelled, nothing is stolen", () => {
  const table = fourSoulsTable({
    p1: { board: ["test-die", "test-hush"], hand: ["bomb"] },
    p2: { board: ["dead-bird"] },
    cards: [die, hush],
    dice: [3],
  })
  table.p1.activate("test-die").p1.pass().p2.pass().p1.pass().p2.pass()
  expect(table.told("rolls")).toHaveLength(1)
  table.p2.pass()
  const [top] = table
    .options(1)
    .filter(({ key }) => key.startsWith("activate:test-hush"))
    .slice(-1)
  table.p1.pick(top.key).allPass().p1.has("hand", "bomb")
})
