// Claw: harder on top of what costs 0.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  ["defect-claw", 7],
  ["defect-claw+", 5],
])("%s hits harder if the top of the discard pile costs 0", (card, hp) => {
  const table = defect({ hand: [card], energy: 0, discard: ["defect-skim", "defect-steam-barrier"] })
  table.p1.play(card, "first-cultist")
  expect(enemyOf(table).hp).toBe(hp)
})

test.each(["defect-claw", "defect-claw+"])("%s hits for 1 otherwise", (card) => {
  for (const discard of [[], ["defect-steam-barrier", "defect-skim"]]) {
    const table = defect({ hand: [card], discard })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(8)
  }
})

test("one after another: the first lies below the second", () => {
  const table = defect({ hand: ["defect-claw", "defect-claw+"] })
  table.p1.play("defect-claw", "first-cultist").p1.play("defect-claw+", "first-cultist")
  expect(enemyOf(table).hp).toBe(9 - 1 - 4)
})
