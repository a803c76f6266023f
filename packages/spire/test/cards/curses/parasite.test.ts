// Parasite: in the way.

import { test } from "vitest"
import { combat } from "../../support/table.ts"

test("cannot be played", () => {
  const table = combat({ p1: { hand: ["curse-parasite"] }, enemies: ["first-cultist"] })
  table.p1.canPickExactly("done").p1.cannot("play:curse-parasite", "no-such-act")
})
