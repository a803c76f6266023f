// Enchiridion: one of five rare cards.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { gaining } from "../../support/gains.ts"

const rares = ["barricade", "berserk", "bludgeon", "corruption", "exhume", "feed"].map(
  (id) => `ironclad-${id}`,
)

test("five are revealed, one of them is added, the rest goes under the rares", () => {
  const table = gaining("enchiridion", { p1: { rares } })
  table.p1.pick("reveal:rare/1").p1.canPickExactly(...rares.slice(0, 5).map((id) => `take:${id}`), "done")
  table.p1.pick("take:ironclad-exhume").p1.pick("done").p1.has("deck", "ironclad-exhume").p1.has("items")
  expect(cardsIn(table, "p1.rares")).toHaveLength(5)
  expect(cardsIn(table, "p1.rares").at(-1)).toBe("ironclad-feed")
  expect(cardsIn(table, "bossRelicDeck")).toEqual(["enchiridion"])
})

test("or none, unseen", () => {
  const table = gaining("enchiridion", { p1: { rares } })
  table.p1.pick("done").p1.has("deck").p1.has("items")
  expect(cardsIn(table, "p1.rares").toReversed()).toEqual(rares)
})
