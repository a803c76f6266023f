// Escape Plan: block for a skill.

import { expect, test } from "vitest"
import { combat, playerOf } from "../../support/table.ts"

test("Escape Plan draws, and blocks if it was a skill", () => {
  for (const [card, block] of [
    ["silent-deflect", 1],
    ["silent-strike", 0],
    ["silent-accuracy", 0],
  ] as const) {
    const table = combat({
      p1: { hand: ["silent-escape-plan"], draw: [card], energy: 0 },
      enemies: ["first-cultist"],
    })
    table.p1.play("silent-escape-plan").p1.has("hand", card)
    expect(playerOf(table, 1).block).toBe(block)
  }
})

test("nothing drawn is no skill", () => {
  const table = combat({ p1: { hand: ["silent-escape-plan"] }, enemies: ["first-cultist"] })
  table.p1.play("silent-escape-plan")
  expect(playerOf(table, 1).block).toBe(0)
})

test("Escape Plan+ blocks whatever it draws", () => {
  const table = combat({
    p1: { hand: ["silent-escape-plan+"], draw: ["silent-strike"] },
    enemies: ["first-cultist"],
  })
  table.p1.play("silent-escape-plan+").p1.has("hand", "silent-strike")
  expect(playerOf(table, 1).block).toBe(1)
})
