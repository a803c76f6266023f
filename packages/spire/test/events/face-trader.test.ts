// Face Trader: a relic for a relic, a new one or another player's.

import { dataOf } from "@soulspire/kernel"
import { cardsIn, refsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act3-face-trader"

test("brings a relic, then takes any one", () => {
  const table = meeting(ID, { p1: { items: ["vajra"] } })
  choose(table, 1)
  takeAll(table)
  table.p1.isAsked("lose-relic").p1.pick("vajra").p1.has("items", "anchor")
  expect(cardsIn(table, "relicDeck")[0]).toBe("vajra")
  isOver(table, ID)
})

test("whoever has none but the new one loses it; whoever skips it and has none loses nothing", () => {
  const table = meeting(ID)
  choose(table, 1)
  takeAll(table)
  table.p1.has("items")
  isOver(table, ID)
  const other = meeting(ID)
  choose(other, 1)
  other.p1.pick("done").p1.has("items")
  isOver(other, ID)
})

test("two players give each other a relic, with the uses that are left on it", () => {
  const table = meeting(ID, { p1: { items: ["wing-boots", "vajra"] }, p2: { items: ["omamori"] } })
  table.game.arrange(table.state, (r) => {
    dataOf(r, refsIn(table, "p1.items")[0]).counters = 2
  })
  choose(table, 2)
  table.p1.isAsked("relic-for").p1.pick("wing-boots").p2.isAsked("relic-back").p2.pick("omamori")
  table.p1.has("items", "vajra", "omamori").p2.has("items", "wing-boots")
  table.game.arrange(table.state, (r) => {
    expect(dataOf(r, refsIn(table, "p2.items")[0]).counters).toBe(2)
  })
  choose(table, 1, 2)
  table.p2.pick("done")
  isOver(table, ID)
})

rule("STS-Q-82", "whoever is refused chooses something else", () => {
  const table = meeting(ID, { p1: { items: ["vajra"] }, p2: { items: ["omamori"] } })
  choose(table, 2)
  table.p2.pick().p1.cannot(optionOf(table, 2), "came-to-nothing")
  choose(table, 1)
  table.p1.pick("done").p1.has("items")
})

rule(["STS-5.5", "STS-Q-81"], "alone, or without a relic, there is nothing to exchange", () => {
  const alone = meeting(ID, { p1: { items: ["vajra"] } })
  alone.p1.cannot(optionOf(alone, 2), "condition")
  const poor = meeting(ID, { p1: { items: ["vajra"] }, p2: { items: ["black-blood"] } })
  for (const seat of [1, 2]) expect(poor.options(seat).map(({ key }) => key)).not.toContain(`option:${ID}.2`)
})
