// Hologram: a card that comes back.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { cardsIn, playerOf } from "../../support/table.ts"

test.each([
  ["defect-hologram", "exhaust"],
  ["defect-hologram+", "discard"],
])("%s gives 1 block, takes a card from the discard pile and ends in the %s pile", (card, rest) => {
  const table = defect({ hand: [card], discard: ["defect-zap", "defect-skim"] })
  table.p1
    .play(card)
    .p1.canPickExactly("defect-zap", "defect-skim")
    .p1.pick("defect-zap")
    .p1.has("hand", "defect-zap")
  expect(cardsIn(table, `p1.${rest}`)).toContain(card)
  expect(playerOf(table, 1)).toMatchObject({ block: 1, energy: 2 })
})

test("from an empty pile it takes nothing", () => {
  const table = defect({ hand: ["defect-hologram+"] })
  table.p1.play("defect-hologram+").p1.has("hand").p1.has("discard", "defect-hologram+")
})
