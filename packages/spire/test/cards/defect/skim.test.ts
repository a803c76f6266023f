// Skim: cards.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim", "defect-claw"]

test.each([
  ["defect-skim", 3],
  ["defect-skim+", 4],
])("%s draws %i cards", (card, many) => {
  const table = defect({ hand: [card], draw })
  table.p1.play(card)
  expect([cardsIn(table, "p1.hand").length, playerOf(table, 1).energy]).toEqual([many, 2])
})
