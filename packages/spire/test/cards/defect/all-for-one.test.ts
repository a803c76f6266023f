// All for One: brings back all that costs 0.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-all-for-one", 7],
  ["defect-all-for-one+", 6],
])("%s hits, and takes every card of the discard pile that costs 0", (card, hp) => {
  const discard = ["defect-claw", "defect-skim", "defect-zap+", "defect-tempest", "curse-injury"]
  const table = defect({ hand: [card], discard })
  table.p1.play(card, "first-cultist")
  expect(cardsIn(table, "p1.hand").toSorted()).toEqual(["defect-claw", "defect-zap+"])
  expect(cardsIn(table, "p1.discard").toSorted()).toEqual(
    [card, "curse-injury", "defect-skim", "defect-tempest"].toSorted(),
  )
  expect([enemyOf(table).hp, playerOf(table, 1).energy]).toEqual([hp, 1])
})

test("with nothing of the sort it just hits", () => {
  const table = defect({ hand: ["defect-all-for-one"], discard: ["defect-skim"] })
  table.p1.play("defect-all-for-one", "first-cultist").p1.has("hand")
})
