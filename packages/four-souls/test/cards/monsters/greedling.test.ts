// Greedling: costs somebody cents as it dies.

import { expect, test } from "vitest"
import { cents } from "../../support/play.ts"
import { fourSoulsTable } from "../../support/table.ts"

test("a player of the active player's choice loses 7¢, or what there is, before the reward is paid", () => {
  const killed = (whom: string): number[] => {
    const table = fourSoulsTable({
      p1: { hand: ["gold-bomb"], cents: 9 },
      p2: { cents: 4 },
      monsters: ["greedling"],
    })
    return cents(table.p1.play("gold-bomb", "greedling").allPass().p1.pick(whom).allPass())
  }
  expect([killed("p2"), killed("p1")]).toEqual([
    [9 + 7, 0],
    [9 - 7 + 7, 4],
  ])
})
