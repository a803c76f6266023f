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

test("in the first edition the rules say so, and the card does not", () => {
  const then = called("cain-first-edition", "isaac", "sleight-of-hand", "the-d6")
  const starters = (options: Record<string, string>) =>
    ["one", "two", "three", "four"].map((seed) => {
      const table = setUp(stackedGame({ others: then }), { cardEdition: "first", ...options }, 2, seed)
      const seat = table.state.table.starter + 1
      const open = table.game.decisions(table.state).find(({ standing }) => !standing)
      if (open !== undefined) table.leaves(`p${open.seat + 1}`, open.prompt.key)
      return cardsIn(table, `p${seat}.board`)[0]
    })
  expect(new Set(starters({ ruleset: "classic" }))).toEqual(new Set(["cain-first-edition"]))
  expect(new Set(starters({ firstPlayer: "lot" })).size).toBe(2)
})
