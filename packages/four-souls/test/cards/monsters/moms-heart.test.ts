// Mom's Heart!: whoever has the most souls once it is gained wins.

import { verbs } from "@soulspire/four-souls"
import { expect, test } from "vitest"
import { item, type Play } from "../../support/play.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"

const outcome = (table: Play): unknown => table.game.outcome(table.state)
const slain = (souls: readonly string[], more: object = {}): Play =>
  fourSoulsTable({
    p1: { hand: ["bomb"] },
    p2: { souls },
    p3: {},
    monsters: ["moms-heart"],
    wounds: [7],
    ...more,
  })
    .p1.play("bomb", "moms-heart")
    .allPass()

test("whoever gained it, if nobody has more", () => {
  expect(outcome(slain(["gurdy"]))).toEqual({ winners: [0], how: "ability" })
})

test("another player who has more", () => {
  const table = slain(["gurdy", "monstro", "famine"])
  expect([outcome(table), cardsIn(table, "p1.souls")]).toEqual([
    { winners: [1], how: "ability" },
    ["moms-heart"],
  ])
})

test("of several with as many, the one that is chosen", () => {
  const table = slain(["gurdy", "monstro"])
  table.p1.isAsked("target").p1.canPickExactly("p1", "p2").p1.pick("p2").allPass()
  expect(outcome(table)).toEqual({ winners: [1], how: "ability" })
})

test("enough souls win before that", () => {
  const table = slain([], { p1: { hand: ["bomb"], souls: ["gurdy", "monstro"] } })
  expect(outcome(table)).toEqual({ winners: [0], how: "souls" })
})

test("stealing it is not gaining it", () => {
  const thief = item(
    "test-thief",
    verbs.paid([], [verbs.steal("it1")], verbs.aim({ from: "souls", of: "others" })),
  )
  const table = fourSoulsTable({
    cards: [thief],
    p1: { board: ["test-thief"] },
    p2: { souls: ["moms-heart"] },
  })
  table.p1.activate("test-thief", "moms-heart").allPass()
  expect([outcome(table), cardsIn(table, "p1.souls")]).toEqual([null, ["moms-heart"]])
})
