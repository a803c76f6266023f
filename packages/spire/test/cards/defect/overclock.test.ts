// Overclock: cards now, a daze later.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim"]

test.each([
  ["defect-overclock", 2],
  ["defect-overclock+", 3],
])("%s draws %i, and puts a daze into the discard pile", (card, many) => {
  const table = defect({ hand: [card], draw, energy: 0 }, { dazeDeck: ["status-daze"] })
  table.p1.play(card).p1.has("discard", "status-daze", card)
  expect(cardsIn(table, "p1.hand")).toHaveLength(many)
})
