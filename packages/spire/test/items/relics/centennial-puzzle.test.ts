// Centennial Puzzle: cards for the wounded.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

const draw = ["ironclad-strike", "ironclad-strike", "ironclad-strike", "ironclad-strike"]

test("three cards, once, for whoever has lost HP this combat", () => {
  const table = combat({
    p1: { items: ["centennial-puzzle"], draw, lostInCombat: 1 },
    enemies: ["first-cultist"],
  })
  table.p1
    .use("centennial-puzzle")
    .p1.has("hand", ...draw.slice(1))
    .p1.cannot("use:centennial-puzzle", "used-up")
})

test("unhurt there are none", () => {
  const table = combat({ p1: { items: ["centennial-puzzle"], draw }, enemies: ["first-cultist"] })
  table.p1.cannot("use:centennial-puzzle", "condition")
})
