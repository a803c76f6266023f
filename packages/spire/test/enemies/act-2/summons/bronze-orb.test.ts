// The four bronze orbs.

import { rule } from "@soulspire/testkit/vitest"
import { expect, test } from "vitest"
import { enemy } from "../../../../src/cards/enemy.ts"
import { everyTurn } from "../../../../src/verbs/enemies.ts"
import { byDie, endTurn, hpOf } from "../../../support/enemy-turn.ts"
import { combat, enemyOf } from "../../../support/table.ts"

// Without the automaton there is nobody to protect.
const [hit, weaken, protect] = ["p1: hit 3", "p1: hit 2, weak 1", ""]

test.each([
  ["s2-bronze-orb-1", [hit, weaken, protect]],
  ["s2-bronze-orb-2", [weaken, protect, hit]],
  ["s2-bronze-orb-3", [hit, protect, weaken]],
  ["s2-bronze-orb-4", [protect, hit, weaken]],
])("%s does as the die says, and has 19 HP", (orb, actions) => {
  expect(Object.values(byDie(orb))).toEqual(actions)
  expect(Object.keys(byDie(orb))).toEqual(["1-2", "3-4", "5-6"])
  expect(hpOf(orb)).toEqual([19, 19, 19, 19])
})

const automaton = enemy(
  "test-automaton",
  "Bronze Automaton",
  { act: 2, rank: "boss", hp: 40, look: { glyph: "megabot", hue: 30 } },
  [everyTurn()],
).def

rule("STS-Q-44", "from any row they give block to the automaton, which is in all of them", () => {
  const table = combat({
    cards: [automaton],
    p1: {},
    p2: {},
    enemies: ["s2-bronze-orb-4", "s2-bronze-orb-2", "test-automaton"],
    conditions: [{ row: 0 }, { row: 1 }],
    die: 1,
  })
  endTurn(table)
  expect([1, 2, 3].map((nth) => enemyOf(table, nth).block)).toEqual([0, 0, 3])
})
