// Sneaky Gremlin of the encounters.

import { expect, test } from "vitest"
import { byDie, hpOf } from "../../../support/enemy-turn.ts"
import { companyOf, meeting } from "../../../support/meeting.ts"

test("hits its row every turn", () => {
  expect(byDie("a1-sneaky-gremlin")).toEqual({ "1-6": "p1: hit 2" })
  expect(hpOf("a1-sneaky-gremlin")).toEqual([2, 2, 2, 2])
})

test("two gremlins come with it against one player, three against more", () => {
  const gremlins = (players: number): string[] =>
    companyOf(meeting("a1-sneaky-gremlin", players), "a1-sneaky-gremlin").map((each) =>
      each.replace(/^s1-/, ""),
    )
  const known = expect.stringMatching(/^(fat|mad|sneaky)-gremlin$|^gremlin-wizard$/)
  expect(gremlins(1)).toEqual([known, known])
  expect(gremlins(2)).toEqual([known, known, known])
})
