// Bum Friend: brings a loot card and takes one back.

import { test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"

test("loot 1, then a card of your choice goes on top of the loot deck", () => {
  const table = fourSoulsTable({ p1: { board: ["bum-friend"], hand: ["bomb"] }, draws: ["a-dime"] })
  table.p1.activate("bum-friend").allPass().p1.isAsked("put-back").p1.canPickExactly("bomb", "a-dime")
  table.p1.pick("bomb").allPass().p1.has("hand", "a-dime").p1.end().allPass().p2.has("hand", "bomb")
})

test("out of an empty hand goes what has just come", () => {
  const table = fourSoulsTable({ p1: { board: ["bum-friend"] }, draws: ["a-dime"] })
  table.p1.activate("bum-friend").allPass().p1.has("hand").p1.end().allPass().p2.has("hand", "a-dime")
})

test("with nothing to loot, a card still goes on top", () => {
  const table = fourSoulsTable({ p1: { board: ["bum-friend"], hand: ["bomb"] }, lootDeck: [] })
  table.p1.activate("bum-friend").allPass().p1.has("hand").p1.has("lootDeck", "bomb")
})

test("nothing happens when it is cancelled", () => {
  const table = fourSoulsTable({ p1: { board: ["bum-friend"], hand: ["bomb"] }, p2: { board: ["no"] } })
  table.p1.activate("bum-friend").p1.pass().p2.activate("no", "item").allPass().p1.has("hand", "bomb")
})
