// Cain: goes first.

import { expect, test } from "vitest"
import { called, setUp, stackedGame } from "../../support/stacked.ts"
import { cardsIn } from "../../support/table.ts"

const others = called("cain", "isaac", "sleight-of-hand", "the-d6")

test.each(["lot", "die", "saddest"])("whatever else would say who does: %s", (firstPlayer) => {
  for (const seed of ["one", "two", "three", "four"]) {
    const table = setUp(stackedGame({ others }), { firstPlayer }, 2, seed)
    const seat = table.state.table.active + 1
    expect(cardsIn(table, `p${seat}.board`)).toContain("cain")
    table.leaves(`p${seat}`, "respond")
  }
})
