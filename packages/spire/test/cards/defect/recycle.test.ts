// Recycle: energy for a card.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-recycle", 4],
  ["defect-recycle+", 5],
])("%s exhausts a card, and gives as much energy as it costs", (card, energy) => {
  const table = defect({ hand: [card, "defect-glacier", "defect-zap"] })
  table.p1
    .play(card)
    .p1.canPickExactly("defect-glacier", "defect-zap")
    .p1.pick("defect-glacier")
    .p1.has("exhaust", "defect-glacier")
    .p1.has("discard", card)
  expect(playerOf(table, 1).energy).toBe(energy)
})

test.each([
  ["defect-recycle", 4],
  ["defect-recycle+", 6],
])("%s doubles the energy for a card that costs X", (card, energy) => {
  const table = defect({ hand: [card, "defect-tempest"] })
  table.p1.play(card).p1.has("exhaust", "defect-tempest")
  expect(playerOf(table, 1).energy).toBe(energy)
})

test("what costs 0, or has no cost, gives nothing; nor does an empty hand", () => {
  for (const hand of [["defect-claw"], ["curse-injury"], []]) {
    const table = defect({ hand: ["defect-recycle", ...hand] })
    table.p1.play("defect-recycle").p1.has("exhaust", ...hand)
    expect(playerOf(table, 1).energy).toBe(2)
  }
})
