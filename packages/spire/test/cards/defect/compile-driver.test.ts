// Compile Driver: cards for kinds of orbs.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, enemyOf } from "../../support/table.ts"

const draw = ["defect-zap", "defect-strike", "defect-defend", "defect-skim"]

test.each([
  ["defect-compile-driver", 8],
  ["defect-compile-driver+", 7],
])("%s hits, and draws a card for each kind of orb", (card, hp) => {
  const table = defect({ hand: [card], draw, lightning: 2, dark: 1 })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, cardsIn(table, "p1.hand").length]).toEqual([hp, 2])
})

test.each([
  [{}, 0],
  [{ frost: 3 }, 1],
  [{ lightning: 1, frost: 1, dark: 1 }, 3],
])("with %j it draws %i", (orbs, cards) => {
  const table = defect({ hand: ["defect-compile-driver"], draw, ...orbs })
  table.p1.play("defect-compile-driver", "first-cultist")
  expect(cardsIn(table, "p1.hand")).toHaveLength(cards)
})
