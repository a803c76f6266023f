// Envy: another attack has to follow.

import { test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("when it dies, the active player must make an additional attack", () => {
  const table = fourSoulsTable({
    monsters: ["envy", "fly"],
    monsterDeck: ["dip", "dip", "dip"],
    dice: [5, 5, 6],
  })
  attack(table, "envy").allPass().p1.has("souls", "envy").p1.cannot("end", "attack-first")
  attack(table, "fly").allPass().p1.canPick("end").p1.cannot("attack", "no-attack-left")
})
