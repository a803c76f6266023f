// Swift Potion: cards.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test("three cards, shuffling where it must", () => {
  const table = combat({
    p1: { items: ["swift-potion"], draw: ["ironclad-strike", "ironclad-defend"], discard: ["ironclad-bash"] },
    enemies: ["first-cultist"],
  })
  table.p1
    .use("swift-potion")
    .p1.has("items")
    .p1.has("hand", "ironclad-strike", "ironclad-defend", "ironclad-bash")
})
