// Diplopia: becomes a copy of a passive item till end of turn.

import { expect, test } from "vitest"
import { person } from "../../support/cards.ts"
import { fourSoulsTable, seenIn } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

test("it is the other item till end of turn, and itself afterwards", () => {
  const table = fourSoulsTable({ p1: { board: ["diplopia"] }, shop: ["dinner"] })
  table.p1.activate("diplopia", "dinner").allPass()
  expect([seenIn(table, 2, "p1.board"), person(table, 1).maxHealth]).toEqual([["isaac", "dinner"], 3])
  turnOver(table)
  expect([seenIn(table, 2, "p1.board"), person(table, 1).maxHealth]).toEqual([["isaac", "diplopia"], 2])
})

test("only passive items that are not eternal can be chosen", () => {
  const table = fourSoulsTable({
    p1: { board: ["diplopia", "forever-alone", "mr-boom", "portable-slot-machine"] },
    p2: { board: ["meat", "curved-horn"] },
  })
  const targets = table
    .options(1)
    .flatMap(({ key }) => /^activate:diplopia#\d+>([a-z-]+)/.exec(key)?.[1] ?? [])
  expect(targets.toSorted()).toEqual(["curved-horn", "meat"])
})

test("counters that came with the copy stay on it", () => {
  const table = fourSoulsTable({ p1: { board: ["diplopia"] }, p2: { board: ["the-dead-cat"] } })
  table.p1.activate("diplopia", "the-dead-cat").allPass()
  turnOver(table)
  expect(table.game.view(table.state, 0).zones["board.0"][1]).toMatchObject({
    card: "diplopia",
    shows: { counters: 9 },
  })
})
