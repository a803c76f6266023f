// Regret: stays.

import { test } from "vitest"
import { endTurn } from "../../support/rounds.ts"
import { combat } from "../../support/table.ts"

test("is retained turn after turn", () => {
  const table = combat({ p1: { hand: ["curse-regret"] }, enemies: ["first-cultist"] })
  endTurn(endTurn(table)).p1.has("hand", "curse-regret").p1.canPickExactly("done")
})
