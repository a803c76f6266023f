// Heart of the Cellar: the heart is guarded better with every round.

import { expect, it } from "vitest"
import { cellar, monster, outcome, timer, wounded } from "../../support/challenges.ts"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

it("begins with its heart in the final boss slot, and the timer at 10", () => {
  const table = fourSoulsTable(cellar)
  expect(timer(table)).toBe(10)
  expect(monster(table, "cellar-heart")).toMatchObject({ health: 6, evasion: 3, attack: 1, finalBoss: 1 })
})

it("calls a minion each time the timer ticks down", () => {
  const table = fourSoulsTable({ ...cellar, monsterDeck: ["pooter", "dip", "squirt"] })
  turnOver(table)
  expect(cardsIn(table, "monsters")).not.toContain("pooter")
  turnOver(table)
  expect([timer(table), monster(table, "pooter")["minion"]]).toEqual([9, 1])
})

it("is harder to hit as long as there is a minion", () => {
  const table = fourSoulsTable({ ...cellar, minions: ["spider"], p1: { hand: ["bomb"] } })
  expect(monster(table, "cellar-heart")["evasion"]).toBe(4)
  table.p1.play("bomb", "spider").allPass()
  expect(monster(table, "cellar-heart")["evasion"]).toBe(3)
})

it("is beaten by killing the heart, which leaves nothing", () => {
  const table = wounded(fourSoulsTable({ ...cellar, dice: [3] }), 5)
  attack(table, "cellar-heart").allPass()
  expect([outcome(table)?.how, playerOf(table, 1).cents]).toEqual(["challenge", 3])
})

it("is won by whoever's turn the heart dies in, where players are rivals", () => {
  const table = wounded(
    fourSoulsTable({
      ...cellar,
      options: { challenge: "heart-of-the-cellar" },
      p2: { hand: ["bomb"], plays: 1 },
      p3: {},
    }),
    5,
  )
  table.p1.pass().p2.play("bomb", "cellar-heart").allPass()
  expect(outcome(table)).toEqual({ winners: [0], how: "goal" })
})
