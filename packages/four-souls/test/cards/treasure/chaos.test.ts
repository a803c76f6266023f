// Chaos: all hands go round.

import { fourSouls } from "@soulspire/four-souls"
import { FIRST_SEAT, zone } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { axe } from "../../support/cards.ts"
import { fourSoulsTable, seenIn } from "../../support/table.ts"

test("each hand goes to the player to the left, all at the same time", () => {
  const table = fourSoulsTable({
    p1: { board: ["chaos"], hand: ["bomb", "a-dime"] },
    p2: { hand: ["a-penny"] },
    p3: { hand: [] },
  })
  table.p1.activate("chaos").allPass()
  table.p1.has("hand").p2.has("hand", "bomb", "a-dime").p3.has("hand", "a-penny")
})

test("two players change hands, and each knows what the other has now", () => {
  const table = fourSoulsTable({
    p1: { board: ["chaos"], hand: ["bomb"] },
    p2: { hand: ["a-penny", "a-dime"] },
  })
  table.p1.activate("chaos").allPass().p1.has("hand", "a-penny", "a-dime").p2.has("hand", "bomb")
  expect(seenIn(table, 1, "p2.hand")).toEqual(["bomb"])
  expect(seenIn(table, 2, "p1.hand")).toEqual(["a-penny", "a-dime"])
})

test("nobody else learns what is in a hand that is handed on", () => {
  const table = fourSoulsTable({ p1: { board: ["chaos"], hand: ["bomb"] }, p2: {}, p3: { hand: ["a-dime"] } })
  table.p1.activate("chaos").allPass().p2.has("hand", "bomb").p1.has("hand", "a-dime")
  expect([seenIn(table, 3, "p2.hand"), seenIn(table, 2, "p1.hand")]).toEqual([["?"], ["?"]])
})

test("the dead give and get like everybody", () => {
  const table = fourSoulsTable({
    p1: { board: ["chaos", "test-axe"], hand: ["bomb"] },
    p2: { hand: ["a-penny", "a-dime"] },
    cards: [axe],
  })
  table.p1.activate("test-axe", "p2").allPass().p2.pick("a-penny").allPass()
  table.p1.activate("chaos").allPass().p1.has("hand", "a-dime").p2.has("hand", "bomb")
})

test("a card that is played in answer is not handed on", () => {
  const table = fourSoulsTable({ p1: { board: ["chaos"] }, p2: { hand: ["a-dime", "bomb"], plays: 1 } })
  table.p1.activate("chaos").p1.pass().p2.play("a-dime").allPass().p1.has("hand", "bomb")
})

test("all keep their hands when it is cancelled", () => {
  const table = fourSoulsTable({ p1: { board: ["chaos"] }, p2: { hand: ["bomb"], board: ["no"] } })
  table.p1.activate("chaos").p1.pass().p2.activate("no", "item").allPass().p2.has("hand", "bomb")
})

test("nobody has two hands for a moment", () => {
  const five = ["a-penny", "two-cents", "three-cents", "four-cents", "bomb"]
  const table = fourSoulsTable({
    p1: { board: ["chaos"], hand: five },
    p2: { hand: five },
    bonus: ["soul-of-gluttony"],
  })
  table.p1
    .activate("chaos")
    .allPass()
    .p1.has("souls")
    .p2.has("souls")
    .p1.has("hand", ...five)
})

test("how a hand was held is not told by what becomes of it", () => {
  const hand = ["bomb", "a-dime", "a-penny"]
  const named = (turned: boolean): unknown => {
    const table = fourSoulsTable({ p1: { board: ["chaos"], hand }, p2: {}, p3: {} })
    fourSouls.arrange(table.state, (r) => {
      if (turned) r.s.zones[zone(r, "hand", FIRST_SEAT)].reverse()
    })
    table.p1
      .activate("chaos")
      .allPass()
      .p2.has("hand", ...hand)
    return table.state.objects.filter(({ zone: at }) => at >= 0).map(({ ref }) => ref)
  }
  expect(named(true)).toEqual(named(false))
})
