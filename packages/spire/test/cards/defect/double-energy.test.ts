// Double Energy: twice as much, once.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { playerOf } from "../../support/table.ts"

test.each([
  ["defect-double-energy", 4],
  ["defect-double-energy+", 6],
])("%s doubles what is left after paying, and is exhausted", (card, energy) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.has("exhaust", card)
  expect(playerOf(table, 1).energy).toBe(energy)
})

rule("STS-3.7", "6 energy is the end", () => {
  const table = defect({ hand: ["defect-double-energy+"], energy: 5 })
  table.p1.play("defect-double-energy+")
  expect(playerOf(table, 1).energy).toBe(6)
})

test("twice nothing is nothing", () => {
  const table = defect({ hand: ["defect-double-energy"], energy: 1 })
  table.p1.play("defect-double-energy")
  expect(playerOf(table, 1).energy).toBe(0)
})
