// Mulligan: makes room for more.

import { expect, test } from "vitest"
import { attack } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("there is one more monster slot once it is dead, filled like any other", () => {
  const table = fourSoulsTable({
    monsters: ["mulligan", "clotty"],
    monsterDeck: ["fly", "dip", "leech"],
    dice: [3],
  })
  attack(table, "mulligan").allPass()
  expect(table.state.table.monsterSlots).toBe(3)
  expect(new Set(table.game.view(table.state, 0).zones["monsters"].map((each) => each.card))).toEqual(
    new Set(["clotty", "fly", "dip"]),
  )
})

test("a new slot stays empty while no card is left", () => {
  const table = fourSoulsTable({ monsters: ["mulligan"], monsterDeck: [], dice: [3] })
  attack(table, "mulligan").allPass()
  // It was itself the last card: discarded, it comes back to fill one of the two.
  table.p1.has("monsters", "mulligan").p1.isAsked("action")
  expect(table.state.table.monsterSlots).toBe(2)
})
