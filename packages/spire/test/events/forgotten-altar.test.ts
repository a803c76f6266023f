// Forgotten Altar: it wants a relic that it picks itself, or blood, or a soul.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose, climberOf } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act2-forgotten-altar-a3"
const ITEMS = ["vajra", "omamori", "du-vu-doll"]

test("a relic is drawn before anybody chooses; it can be offered for another one", () => {
  const table = meeting(ID, { p1: { items: ITEMS } })
  const told = table.told("revealsAtRandom")
  expect(told).toHaveLength(1)
  choose(table, 1)
  takeAll(table)
  const left = cardsIn(table, "p1.items")
  const [lost] = cardsIn(table, "relicDeck")
  expect([...left, lost].toSorted()).toEqual([...ITEMS, "anchor"].toSorted())
  expect(left).toContain("anchor")
  isOver(table, ID)
})

test("2 HP are lost", () => {
  const table = meeting(ID, { p1: { items: ITEMS } })
  choose(table, 2)
  expect(climberOf(table).hp).toBe(3)
  table.p1.has("items", ...ITEMS)
  isOver(table, ID)
})

test("a Curse is gained", () => {
  const table = meeting(ID, { p1: { deck: [] } })
  choose(table, 3)
  table.p1.has("deck", "curse-doubt")
  isOver(table, ID)
})

rule("STS-5.5", "whoever has no relic offers none; each player has one drawn", () => {
  const table = meeting(ID, {
    p1: { items: ["black-blood"] },
    p2: { items: ["vajra"] },
    p3: { items: ["omamori"], hp: 5 },
  })
  expect(table.told("revealsAtRandom").map(({ who }) => who)).toEqual([1, 2])
  table.p1.cannot(optionOf(table, 1), "cannot-pay").p1.canPickExactly(`option:${ID}.2`, `option:${ID}.3`)
  choose(table, 1, 2)
  takeAll(table, 2)
  choose(table, 2, 3)
  choose(table, 3)
  table.p2.has("items", "anchor").p3.has("items", "omamori")
  isOver(table, ID)
})

test("what was drawn the last time is forgotten", () => {
  const table = meeting(ID, { p1: { items: ["vajra"] }, eventDeck: [ID] })
  choose(table, 2)
  table.p1.pick(
    table
      .options(1)
      .map(({ key }) => key)
      .find((key) => key.startsWith("go:event/")) as string,
  )
  choose(table, 1)
  takeAll(table)
  table.p1.has("items", "anchor")
  isOver(table, ID)
})
