// Transforming (STS-4.15), whoever's the card was.

import { cardsIn } from "@soulspire/testkit"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { choose, entering } from "../support/climb.ts"

rule("STS-11.4", "a colourless card, or one of somebody else's, becomes one of your own rewards", () => {
  for (const card of ["colorless-apotheosis", "silent-neutralize"]) {
    const table = entering("event", {
      eventDeck: ["act1-living-wall"],
      p1: { deck: [card, "ironclad-strike"], rewards: ["ironclad-anger"] },
      colorlessDeck: ["colorless-blind"],
    })
    choose(table, 2)
    table.p1.pick(card)
    expect(cardsIn(table, "p1.deck")).toEqual(["ironclad-strike", "ironclad-anger"])
    expect(cardsIn(table, "box")).toEqual([card])
  }
})
