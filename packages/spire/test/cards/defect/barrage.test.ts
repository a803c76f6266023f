// Barrage: a hit for each orb.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { defect } from "../../support/defect.ts"
import { held } from "../../support/orbs.ts"
import { enemyOf } from "../../support/table.ts"

test.each([
  ["defect-barrage", 6],
  ["defect-barrage+", 5],
])("%s hits once for each orb, of whatever kind", (card, hp) => {
  const table = defect({ hand: [card], lightning: 1, frost: 1, dark: 1 })
  table.p1.play(card, "first-cultist")
  expect([enemyOf(table).hp, held(table)]).toEqual([hp, { lightning: 1, frost: 1, dark: 1 }])
})

rule("STS-9.2", "is one attack of several hits: strength for each, one Vulnerable for all", () => {
  const table = defect(
    { hand: ["defect-barrage"], frost: 2, strength: 1 },
    { conditions: [{ vulnerable: 2 }] },
  )
  table.p1.play("defect-barrage", "first-cultist")
  expect(enemyOf(table)).toMatchObject({ hp: 1, vulnerable: 1 })
})

test("without an orb there is no hit, or the one of the upgrade", () => {
  for (const [card, hp] of [
    ["defect-barrage", 9],
    ["defect-barrage+", 8],
  ] as const) {
    const table = defect({ hand: [card] })
    table.p1.play(card, "first-cultist")
    expect(enemyOf(table).hp).toBe(hp)
  }
})
