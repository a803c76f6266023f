// Machine Learning: a card every turn.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim", "defect-claw", "defect-leap"]

test.each([
  ["defect-machine-learning", 2],
  ["defect-machine-learning+", 3],
])("%s leaves %i energy, and draws a sixth card from the next turn on", (card, energy) => {
  const table = defect({ hand: [card], draw, block: 20 }, { dice: [1] })
  table.p1.play(card)
  expect(playerOf(table, 1).energy).toBe(energy)
  table.p1.pick("done")
  expect(cardsIn(table, "p1.hand")).toHaveLength(6)
})
