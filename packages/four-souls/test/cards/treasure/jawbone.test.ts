// Jawbone: steals cents.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("3¢ of a player, or what there is", () => {
  const stolen = (theirs: number): number[] => {
    const table = fourSoulsTable({ p1: { board: ["jawbone"], cents: 1 }, p2: { cents: theirs } })
    return cents(table.p1.activate("jawbone", "p2").allPass())
  }
  expect([stolen(5), stolen(2), stolen(0)]).toEqual([
    [4, 2],
    [3, 0],
    [1, 0],
  ])
})

rule("FSC-E.4", "up to 3¢: what the other has not got is not stolen", () => {
  const table = fourSoulsTable({
    p1: { board: ["jawbone"], cents: 1 },
    p2: { cents: 2 },
    options: { ruleset: "classic" },
  })
  table.p1.activate("jawbone", "p2").allPass()
  expect([cents(table), table.told("loseCents")]).toMatchObject([[3, 0], [{ amount: 2 }]])
})
