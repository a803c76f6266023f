// Snecko Oil: cards, and daze.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test("five cards, then two daze on top of the draw pile", () => {
  const five = Array.from({ length: 5 }, () => "ironclad-strike")
  const table = combat({
    p1: { items: ["snecko-oil"], draw: [...five, "ironclad-bash"] },
    dazeDeck: ["status-daze", "status-daze", "status-daze"],
    enemies: ["first-cultist"],
  })
  table.p1
    .use("snecko-oil")
    .p1.has("items")
    .p1.has("hand", ...five)
  table.p1.has("draw", "ironclad-bash", "status-daze", "status-daze")
})
