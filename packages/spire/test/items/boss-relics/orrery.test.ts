// Orrery: four cards to choose.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"

const ids = ["anger", "cleave", "clothesline", "flex", "headbutt", "havoc"].map((id) => `ironclad-${id}`)

test("four rewards, each with a card to add or not", () => {
  const table = gaining("orrery", { p1: { rewards: [...ids, ...ids] } })
  for (const slot of [1, 2, 3, 4]) table.p1.pick(`reveal:card/${slot}`)
  const takes = table.p1.options.flatMap(({ key }) => (key.startsWith("take:") ? [key] : []))
  expect(takes).toHaveLength(12)
  // One of the first three, then one of the second three; another of the same three stands in for it.
  table.p1.pick(takes[0]).p1.pick(takes[3]).p1.pick(takes[4]).p1.pick("done")
  table.p1.has("deck", "ironclad-anger", "ironclad-headbutt").p1.has("items")
  expect(cardsIn(table, "p1.rewards")).toHaveLength(10)
  expect(cardsIn(table, "bossRelicDeck")).toEqual(["orrery"])
})
