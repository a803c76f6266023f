// The Lamb: a soul of somebody else's.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { attack, type Play } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

const killed = (souls: string[], own: string[] = []): Play =>
  attack(
    fourSoulsTable({
      p1: { souls: own },
      p2: { souls },
      p3: {},
      monsters: ["the-lamb"],
      wounds: [5],
      dice: [3],
    }),
    "the-lamb",
  ).allPass()

test("the active player may have another player give them a soul, which that player chooses", () => {
  const table = killed(["war", "gurdy"]).p1.canPickExactly("p2", "p3").p1.pick("p2").allPass()
  table.p1.isAsked("ask-soul").p1.yes().p2.canPickExactly("war", "gurdy").p2.pick("war").allPass()
  table.p1.has("souls", "war", "the-lamb").p2.has("souls", "gurdy")
  expect(person(table, 1).souls).toBe(2)
})

test("or not", () => {
  const table = killed(["war"]).p1.pick("p2").allPass().p1.no().allPass()
  table.p1.has("souls", "the-lamb").p2.has("souls", "war")
})

test("who has none gives none", () => {
  const table = killed([]).p1.pick("p2").allPass()
  if (table.open[0].prompt.key === "ask-soul") table.p1.yes().allPass()
  table.p1.has("souls", "the-lamb")
})

test("the soul that makes four wins, before The Lamb becomes one", () => {
  const table = killed(["war"], ["gurdy", "monstro", "pin"]).p1.pick("p2").allPass().p1.yes().allPass()
  expect(table.game.outcome(table.state)).toMatchObject({ winners: [0] })
})
