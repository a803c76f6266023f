// Two of Clubs: somebody's loot is doubled till end of turn.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { needle } from "../../support/cards.ts"
import { cardsIn, fourSoulsTable } from "../../support/table.ts"
import { turnOver } from "../../support/turns.ts"

test("the chosen player loots double, all turn long", () => {
  const table = fourSoulsTable({
    p1: { board: ["two-of-clubs", "test-needle"] },
    p2: { board: ["fanny-pack", "dinner", "breakfast"] },
    cards: [needle],
  })
  table.p1.activate("two-of-clubs", "p2").allPass()
  for (const held of [2, 4]) {
    table.p1.activate("test-needle", "p2").allPass()
    expect(cardsIn(table, "p2.hand")).toHaveLength(held)
  }
})

test("nobody else does, and not after the turn", () => {
  const table = fourSoulsTable({
    p1: { board: ["two-of-clubs", "fanny-pack", "test-needle"] },
    cards: [needle],
  })
  table.p1.activate("two-of-clubs", "p2").allPass().p1.activate("test-needle", "p1").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(1)
  // p2's own loot step comes in the next turn.
  expect(cardsIn(turnOver(table), "p2.hand")).toHaveLength(1)
})

test("counts for a loot step", () => {
  const table = fourSoulsTable({ p1: { board: ["two-of-clubs"] }, from: "start" })
  table.p1.activate("two-of-clubs", "p1").allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
})

test("twice is four times: each doubles once", () => {
  const table = fourSoulsTable({
    p1: { board: ["two-of-clubs", "the-battery", "fanny-pack", "test-needle"] },
    cards: [needle],
  })
  table.p1.activate("two-of-clubs", "p1").allPass().p1.activate("the-battery", "two-of-clubs").allPass()
  table.p1.activate("two-of-clubs", "p1").allPass().p1.activate("test-needle", "p1").allPass()
  table.p1.isAsked("replace").p1.pick(table.options(1)[0].key).allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(4)
})

rule("FSC-R.11", "in the first edition twice is no more than once", () => {
  const then = "two-of-clubs-first-edition"
  const table = fourSoulsTable({
    p1: { board: [then, "the-battery", "fanny-pack", "test-needle"] },
    p2: { board: ["fanny-pack"] },
    cards: [needle],
    options: { ruleset: "classic" },
  })
  table.p1.activate(then, "p1").allPass().p1.activate("the-battery", then).allPass().p1.activate(then, "p1")
  table.allPass().p1.activate("test-needle", "p1").allPass()
  table.p1.isAsked("replace").p1.pick(table.options(1)[0].key).allPass()
  expect(cardsIn(table, "p1.hand")).toHaveLength(2)
  // And only for that player, all turn long.
  table.p1.activate("test-needle", "p2").allPass()
  expect(cardsIn(table, "p2.hand")).toHaveLength(1)
})
