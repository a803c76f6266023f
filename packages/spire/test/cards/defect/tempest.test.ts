// Tempest: as much lightning as there is energy.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-tempest", 2],
  ["defect-tempest+", 3],
])("%s with X = 2 channels %i, and is exhausted", (card, many) => {
  const table = defect({ hand: [card] })
  table.p1.play(card).p1.pick("2").p1.has("exhaust", card)
  expect([held(table).lightning, playerOf(table, 1).energy]).toEqual([many, 1])
})

test("with X = 0 nothing, or the one of the upgrade", () => {
  for (const [card, many] of [
    ["defect-tempest", 0],
    ["defect-tempest+", 1],
  ] as const) {
    const table = defect({ hand: [card], energy: 0 })
    table.p1.play(card)
    expect(held(table).lightning).toBe(many)
  }
})

rule(["STS-10.5", "STS-10.6"], "one at a time: what finds no slot evokes", () => {
  const table = defect({ hand: ["defect-tempest"], energy: 4 }, boss)
  table.p1.play("defect-tempest").p1.pick("4")
  expect([held(table).lightning, enemyOf(table).hp]).toEqual([3, 34])
})
