// Claw of the Claw pack: harder with each that was played this combat.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { boss, defect } from "../../support/defect.ts"
import { enemyOf, playerOf } from "../../support/table.ts"

test.each([
  ["defect-claw-claw-pack", 1],
  ["defect-claw-claw-pack+", 2],
])("%s gains a red cube, and hits for all of them", (card, first) => {
  for (const before of [0, 1, 4]) {
    const table = defect({ hand: [card], energy: 0, redCube: before }, boss)
    table.p1.play(card, "b1-hexaghost")
    expect([enemyOf(table).hp, playerOf(table, 1).redCube]).toEqual([36 - first - before, before + 1])
  }
})

rule("STS-Q-24", "both sides count together, and so do later turns", () => {
  const table = defect(
    {
      hand: ["defect-claw-claw-pack"],
      draw: ["defect-claw-claw-pack+", "defect-strike", "defect-strike", "defect-strike", "defect-strike"],
      block: 20,
    },
    { ...boss, dice: [1] },
  )
  table.p1.play("defect-claw-claw-pack", "b1-hexaghost").p1.pick("done")
  table.p1.play("defect-claw-claw-pack+", "b1-hexaghost")
  expect(enemyOf(table).hp).toBe(36 - 1 - 3)
})

test("everybody counts their own, and they are lost with the combat", () => {
  const table = defect(
    { hand: ["defect-claw-claw-pack"], redCube: 2 },
    { p2: { hand: ["defect-claw-claw-pack"], redCube: 0 }, conditions: [{ hp: 4 }] },
  )
  table.p2.play("defect-claw-claw-pack", "first-cultist")
  expect(enemyOf(table).hp).toBe(3)
  table.p1.play("defect-claw-claw-pack", "first-cultist").p1.isNotAsked()
  expect([playerOf(table, 1).redCube, playerOf(table, 2).redCube]).toEqual([0, 0])
})
