// Heatsinks: cards for powers.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim"]

test.each([
  ["defect-heatsinks", 2],
  ["defect-heatsinks+", 3],
])("%s draws %i cards for each power that is played", (card, cards) => {
  const table = defect({ hand: [card, "defect-loop"], draw })
  table.p1.play(card).p1.has("hand", "defect-loop").p1.play("defect-loop")
  expect(cardsIn(table, "p1.hand")).toHaveLength(cards)
})

test("not for itself, not for other cards, and not for others' powers", () => {
  const table = defect(
    { hand: ["defect-zap"], draw, powers: ["defect-heatsinks"] },
    { p2: { hand: ["defect-loop"] } },
  )
  table.p1.play("defect-zap").p2.play("defect-loop").p1.has("hand")
})
