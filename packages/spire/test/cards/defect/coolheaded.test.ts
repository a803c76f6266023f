// Coolheaded: frost, and a card once upgraded.

import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-coolheaded", []],
  ["defect-coolheaded+", ["defect-zap"]],
])("%s channels frost", (card, hand) => {
  const table = defect({ hand: [card], draw: ["defect-zap"] })
  table.p1.play(card).p1.has("hand", ...hand)
  expect([held(table).frost, playerOf(table, 1).energy]).toEqual([1, 2])
})
