// Tiny House: a little of everything.

import { cardsIn } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { climberOf } from "../../support/climb.ts"
import { gaining, takeAll } from "../../support/gains.ts"

test("a card, a potion, 3 gold, and a card that is better: the new one if wanted", () => {
  const table = gaining("tiny-house", {
    potionDeck: ["fire-potion"],
    p1: { deck: ["ironclad-bash"], rewards: ["ironclad-anger"], gold: 1 },
  })
  takeAll(table).p1.isAsked("upgrade").p1.pick("ironclad-anger")
  table.p1.has("deck", "ironclad-bash", "ironclad-anger+").p1.has("items", "fire-potion")
  expect(climberOf(table).gold).toBe(4)
  expect(cardsIn(table, "bossRelicDeck")).toEqual(["tiny-house"])
})

test("card and potion may be left, the rest comes without asking", () => {
  const table = gaining("tiny-house", { potionDeck: ["fire-potion"], p1: { deck: ["ironclad-bash"] } })
  table.p1.pick("done").p1.has("deck", "ironclad-bash+").p1.has("items")
  expect(climberOf(table).gold).toBe(3)
})
