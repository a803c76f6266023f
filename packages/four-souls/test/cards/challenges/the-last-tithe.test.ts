// The Last Tithe: money in time; deaths cost time, and bring minions that pay.

import { fourSouls } from "@soulspire/four-souls"
import { expect, it } from "vitest"
import { axe } from "../../support/cards.ts"
import { monster, outcome, timer, tithe, wounded } from "../../support/challenges.ts"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

it("begins with Greed in the final boss slot, and the timer at 9", () => {
  const state = fourSouls.create(tithe.options, 2, "tithe")
  const { zones, table } = fourSouls.view(state, 0)
  expect(zones["monsters"].find(({ card }) => card === "greed")?.shows).toMatchObject({ finalBoss: 1 })
  expect([table["timer"], zones["challenge"].map(({ card }) => card)]).toEqual([9, ["the-last-tithe"]])
})

it("loses time with each death, and gets a minion", () => {
  const table = fourSoulsTable({
    ...tithe,
    cards: [axe],
    p1: { board: ["test-axe"] },
    monsterDeck: ["pooter", "dip", "squirt"],
  })
  table.p1.activate("test-axe", "p2").allPass()
  expect([timer(table), monster(table, "pooter")["minion"]]).toEqual([8, 1])
})

it("pays the active player 2 for a minion, but not for any other monster", () => {
  const bombed = (more: object): number[] => {
    const table = fourSoulsTable({ ...tithe, ...more, p1: {}, p2: { hand: ["bomb"], plays: 1 } })
    return cents(table.p1.pass().p2.play("bomb", "spider").allPass())
  }
  expect(bombed({ minions: ["spider"] })).toEqual([5, 3])
  expect(bombed({ monsters: ["spider"] })).toEqual([3, 3])
})

it("pays everybody 3 for the final boss, besides its reward", () => {
  const table = wounded(fourSoulsTable({ ...tithe, p1: { hand: ["bomb"] } }), 2)
  table.p1.play("bomb", "greed").allPass()
  expect([cents(table), outcome(table)]).toEqual([[15, 6], null])
})

it("is beaten with 30 between all, together", () => {
  const table = fourSoulsTable({ ...tithe, p1: { hand: ["a-penny"], cents: 28 }, p2: { cents: 1 } })
  expect(outcome(table)).toBeNull()
  table.p1.play("a-penny").allPass()
  expect(outcome(table)).toEqual({ winners: [0, 1], how: "challenge" })
})

it("is won with 25 of one's own against each other", () => {
  const rivals = { ...tithe, options: { challenge: "the-last-tithe" }, p2: { cents: 20 } }
  const near = fourSoulsTable({ ...rivals, p1: { hand: ["a-penny"], cents: 23 } })
  expect(outcome(near.p1.play("a-penny").allPass())).toBeNull()
  const there = fourSoulsTable({ ...rivals, p1: { hand: ["a-penny"], cents: 24 } })
  expect(outcome(there.p1.play("a-penny").allPass())).toEqual({ winners: [0], how: "goal" })
})
