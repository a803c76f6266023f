// Dead Branch: a card for each one exhausted.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test("as many cards as lie in the exhaust pile, once", () => {
  const table = combat({
    p1: {
      items: ["dead-branch"],
      exhaust: ["curse-injury", "ironclad-strike"],
      draw: ["ironclad-bash", "ironclad-bash", "ironclad-bash"],
    },
    enemies: ["first-cultist"],
  })
  table.p1
    .use("dead-branch")
    .p1.has("hand", "ironclad-bash", "ironclad-bash")
    .p1.cannot("use:dead-branch", "used-up")
})
