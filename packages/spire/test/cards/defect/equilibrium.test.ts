// Equilibrium: block, and cards that stay.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test.each([
  ["defect-equilibrium", 3],
  ["defect-equilibrium+", 4],
])("%s gives %i block", (card, block) => {
  const table = defect({ hand: [card] })
  table.p1.play(card)
  expect(playerOf(table, 1)).toMatchObject({ block, energy: 1 })
})

test("one card may be retained this turn", () => {
  const table = defect(
    {
      hand: ["defect-equilibrium", "defect-zap", "defect-skim"],
      draw: ["defect-strike", "defect-strike", "defect-strike", "defect-strike", "defect-strike"],
      block: 20,
    },
    { dice: [1] },
  )
  table.p1.play("defect-equilibrium").p1.pick("done").p1.pick("defect-skim")
  expect(cardsIn(table, "p1.hand")).toContain("defect-skim")
  expect(cardsIn(table, "p1.discard")).not.toContain("defect-skim")
})

test("upgraded two, or none", () => {
  const hand = ["defect-equilibrium+", "defect-zap", "defect-skim", "defect-claw"]
  const draw = ["defect-strike", "defect-strike", "defect-strike", "defect-strike", "defect-strike"]
  for (const [kept, dropped] of [
    [["defect-skim", "defect-claw"], ["defect-zap"]],
    [[], ["defect-zap", "defect-skim", "defect-claw"]],
  ] as const) {
    const table = defect({ hand, draw, block: 20 }, { dice: [1] })
    table.p1
      .play("defect-equilibrium+")
      .p1.pick("done")
      .p1.pick(...kept)
    if (dropped.length > 1) table.p1.pick(...dropped)
    expect(cardsIn(table, "p1.hand").filter((card) => card !== "defect-strike")).toEqual(kept)
    table.p1.has("discard", "defect-equilibrium+", ...dropped)
  }
})
