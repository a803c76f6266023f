// The Moai Head: gold for a relic, or health for some blood.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf } from "../support/events.ts"

const ID = "act3-moai-head"

test.each([
  ["red-mask", 7],
  ["omamori", 5],
])("for the %s it pays its price, %i gold", (relic, gold) => {
  const table = meeting(ID, { p1: { gold: 1, items: [relic, "peace-pipe"] } })
  choose(table, 1)
  table.p1.isAsked("lose-relic").p1.pick(relic).p1.has("items", "peace-pipe")
  expect(climberOf(table).gold).toBe(gold + 1)
  expect(cardsIn(table, "relicDeck")[0]).toBe(relic)
  isOver(table, ID)
})

test("heals to full HP, then takes 2", () => {
  const table = meeting(ID)
  choose(table, 2)
  expect(climberOf(table).hp).toBe(8)
  expect(table.events.map(({ k }) => k).filter((k) => k === "heal" || k === "loseHp")).toEqual([
    "heal",
    "loseHp",
  ])
  isOver(table, ID)
})

rule("STS-5.5", "whoever has no relic sells none", () => {
  const table = meeting(ID, { p1: { items: ["black-blood"] }, p2: { items: ["omamori"] } })
  table.p1.cannot(optionOf(table, 1), "cannot-pay")
  choose(table, 1, 2)
  choose(table, 2)
  expect([climberOf(table).hp, climberOf(table, 2).gold]).toEqual([8, 5])
  isOver(table, ID)
})
