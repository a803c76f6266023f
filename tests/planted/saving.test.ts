// Planted: something in the state that JSON loses. The mode "save" notices.

import { NEXT } from "@soulspire/kernel"
import { proofSpec, type ProofTable } from "@soulspire/proof"
import { test } from "vitest"
import { expectBite, withBug } from "./plant.ts"

const position = { p1: { hand: ["bug", "spark"], plays: 2 } }

/** The lists of the proof game, with one more field of the table that no view shows. */
const kept = (field: string): typeof proofSpec.sight => ({
  ...proofSpec.sight,
  table: { ...proofSpec.sight.table, [field]: "derived" },
})

test("a table with no limit, which is written down as nothing", () => {
  const limited = (limit: number) =>
    withBug(
      {
        run(r) {
          const table = r.s.table as ProofTable & { limit: number }
          // Nothing is above nothing: after loading, nobody gets a play.
          if (table.limit > 3) table.players[0].plays++
          return NEXT
        },
      },
      {
        newTable: (options, seats) => ({ ...proofSpec.newTable(options, seats), limit }) as ProofTable,
        sight: kept("limit"),
      },
    )
  expectBite(
    "save",
    { ...position, ...limited(Infinity) },
    { ...position, ...limited(99) },
    (table) => table.p1.play("bug").allPass(),
    "loaded, it is another state",
  )
})

test("a table with a set in it, which is written down as an empty object", () => {
  type Marked = ProofTable & { marked: Set<number> }
  const planted = withBug(
    {
      run(r) {
        if ((r.s.table as Marked).marked.has(0)) r.s.table.players[0].plays++
        return NEXT
      },
    },
    {
      newTable: (options, seats) =>
        ({ ...proofSpec.newTable(options, seats), marked: new Set([0]) }) as ProofTable,
      sight: kept("marked"),
    },
  )
  expectBite(
    "save",
    { ...position, ...planted },
    { ...position, ...withBug({ run: () => NEXT }) },
    (table) => table.p1.play("bug").allPass(),
    "a state holds plain data only",
  )
})
