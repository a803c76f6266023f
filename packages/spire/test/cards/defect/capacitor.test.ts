// Capacitor: room for orbs.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"

test.each([
  ["defect-capacitor", 5],
  ["defect-capacitor+", 6],
])("%s makes the slots %i", (card, slots) => {
  const table = defect({ hand: [card, "defect-tempest"], frost: 3, energy: 6 })
  table.p1.play(card).p1.has("powers", card).p1.play("defect-tempest")
  table.p1.pick(String(slots - 3))
  expect(held(table)).toEqual({ lightning: slots - 3, frost: 3, dark: 0 })
  expect(table.game.view(table.state, 0).table["players"]).toMatchObject([{ orbSlots: slots }])
})
