// Guppy's Head: a loot card out of somebody's hand, of that player's choice.

import { test } from "vitest"
import { fourSoulsTable } from "../../support/table.ts"

test("the chosen player gives a loot card of their choice", () => {
  const table = fourSoulsTable({ p1: { board: ["guppys-head"] }, p2: { hand: ["bomb", "a-dime"] } })
  table.p1.activate("guppys-head", "p2").allPass()
  table.p2.isAsked("give").p2.canPickExactly("bomb", "a-dime").p2.pick("bomb")
  table.p1.has("hand", "bomb").p2.has("hand", "a-dime")
})

test("the only card goes without a question; from an empty hand comes nothing", () => {
  const table = fourSoulsTable({ p1: { board: ["guppys-head"] }, p2: { hand: ["bomb"] } })
  table.p1.activate("guppys-head", "p2").allPass().p1.has("hand", "bomb").p2.has("hand")
  const empty = fourSoulsTable({ p1: { board: ["guppys-head"] } })
  empty.p1.activate("guppys-head", "p2").allPass().p1.has("hand").p1.isAsked("action")
})

test("a card that is played in answer cannot be given any more", () => {
  const table = fourSoulsTable({ p1: { board: ["guppys-head"] }, p2: { hand: ["a-dime"], plays: 1 } })
  table.p1.activate("guppys-head", "p2").p1.pass().p2.play("a-dime").allPass().p1.has("hand")
})

test("nothing is given when the ability is cancelled", () => {
  const table = fourSoulsTable({ p1: { board: ["guppys-head"] }, p2: { hand: ["bomb"], board: ["no"] } })
  table.p1.activate("guppys-head", "p2").p1.pass().p2.activate("no", "item").allPass().p2.has("hand", "bomb")
})
