// N'loth: something rare for a relic that it picks itself, or for a potion.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { choose } from "../support/climb.ts"
import { isOver, meeting, optionOf, takeAll } from "../support/events.ts"

const ID = "act2-nloth"
const RARES = ["ironclad-feed", "ironclad-offering", "ironclad-juggernaut"]

test("takes any one of the relics, and gives a rare card reward", () => {
  const items = ["vajra", "omamori", "black-blood"]
  const table = meeting(ID, { p1: { deck: [], rares: RARES, items } })
  choose(table, 1)
  takeAll(table)
  table.p1.has("deck", "ironclad-feed")
  const [lost] = table.told("revealsAtRandom")
  expect(lost).toMatchObject({ who: 0 })
  const left = cardsIn(table, "p1.items")
  expect(left).toHaveLength(2)
  expect(left).toContain("black-blood")
  expect([cardsIn(table, "relicDeck")[0], ...left].toSorted()).toEqual(items.toSorted())
  isOver(table, ID)
})

test("gives the top rare for a potion", () => {
  const table = meeting(ID, { p1: { deck: [], rares: RARES, items: ["fire-potion", "weak-potion"] } })
  choose(table, 2)
  table.p1.isAsked("lose-potion").p1.pick("weak-potion")
  table.p1.has("deck", "ironclad-feed").p1.has("items", "fire-potion")
  isOver(table, ID)
})

rule("STS-5.5", "whoever has neither goes on", () => {
  const table = meeting(ID, { p1: { items: ["black-blood"] }, p2: { deck: [], items: ["vajra"] } })
  table.p1.isNotAsked().p2.cannot(optionOf(table, 2, 2), "cannot-pay")
  choose(table, 1, 2)
  table.p2.pick("done").p2.has("items")
  isOver(table, ID)
})
