// Curses: where they come from, and what cannot be done with them (STS-3.5).

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { choose, entering } from "../support/climb.ts"
import { gaining } from "../support/gains.ts"

rule("STS-3.5", "a gained curse is the top of the curse deck, and goes into the deck", () => {
  const table = gaining("cursed-key", {
    curseDeck: ["curse-doubt", "curse-pain", "curse-injury"],
    p1: { deck: ["ironclad-bash"] },
  })
  table.p1.has("deck", "ironclad-bash", "curse-doubt", "curse-pain")
  expect(cardsIn(table, "curseDeck")).toEqual(["curse-injury"])
})

rule("STS-3.5", "what can be transformed is everything but curses", () => {
  const table = entering("event", {
    eventDeck: ["act1-living-wall"],
    p1: {
      deck: ["curse-parasite", "ironclad-bash", "curse-pain", "ironclad-strike"],
      rewards: ["ironclad-anger"],
    },
  })
  choose(table, 2)
  table.p1.canPickExactly("ironclad-bash", "ironclad-strike").p1.pick("ironclad-bash")
  table.p1.has("deck", "curse-parasite", "curse-pain", "ironclad-strike", "ironclad-anger")
})
