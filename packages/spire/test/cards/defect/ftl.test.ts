// FTL: a card for whoever begins with it.

import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { cardsIn, enemyOf } from "../../support/table.ts"

test.each([
  ["defect-ftl", 8],
  ["defect-ftl+", 7],
])("%s draws a card as the first card of a turn", (card, hp) => {
  const table = defect({ hand: [card], energy: 0, draw: ["defect-zap"] })
  table.p1.play(card, "first-cultist").p1.has("hand", "defect-zap")
  expect(enemyOf(table).hp).toBe(hp)
})

test.each(["defect-ftl", "defect-ftl+"])("%s draws none as the second", (card) => {
  const table = defect({ hand: ["defect-zap", card], draw: ["defect-skim"] })
  table.p1.play("defect-zap").p1.play(card, "first-cultist").p1.has("hand")
})

test("what others have played does not count, nor what was played last turn", () => {
  const table = defect(
    { hand: ["defect-zap"], draw: ["defect-skim", "defect-ftl"], block: 20 },
    { p2: { hand: ["silent-strike"], block: 20 }, dice: [1], ...boss },
  )
  table.p1.play("defect-zap").p1.pick("done").p2.pick("done")
  expect(cardsIn(table, "p1.hand")).toContain("defect-ftl")
  table.p2.play("silent-strike", "b1-hexaghost").p1.play("defect-ftl", "b1-hexaghost")
  expect(table.told("move").filter(({ cause, taker }) => cause === "draw" && taker === 0)).toHaveLength(3)
})
