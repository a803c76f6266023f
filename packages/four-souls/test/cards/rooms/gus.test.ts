// Gus: a room that can be attacked, with helpers drawn by a roll.

import { expect, it } from "vitest"
import { attack } from "../../support/play.ts"
import { cardsIn, fourSoulsTable, playerOf } from "../../support/table.ts"

const options = { rooms: true, sets: ["base", "requiem"] }

it("draws those in who roll 4 or more: they roll after each roll of the attacker", () => {
  const table = fourSoulsTable({
    options,
    p1: {},
    p2: {},
    p3: {},
    rooms: ["gus"],
    monsters: ["fly"],
    // p2 is drawn in, p3 is not; then hits of p1 and p2 in turn, and a miss of p2.
    dice: [4, 3, 6, 6, 3, 2, 6, 6, 6, 6, 6, 6],
    treasureDeck: ["meat", "dinner", "breakfast", "synthoil"],
  })
  attack(table, "gus").allPass()
  const rollers = table.told("rolls").map(({ who, combat }) => [who, combat])
  // The last die that was put on the stack is the first to resolve.
  expect(rollers.slice(0, 2)).toEqual([
    [2, 0],
    [1, 0],
  ])
  expect(rollers.slice(2).map(([who]) => who)).toEqual([0, 1, 0, 1, 0, 1, 0, 1, 0, 1])
  expect([playerOf(table, 1).damage, playerOf(table, 2).damage]).toEqual([0, 1])
  // The soul is the active player's; everybody gains a treasure. No monster has died.
  expect(cardsIn(table, "p1.souls")).toEqual(["gus"])
  expect(["p1", "p2", "p3"].map((seat) => cardsIn(table, `${seat}.board`).at(-1))).toEqual([
    "meat",
    "dinner",
    "breakfast",
  ])
  expect(table.state.table.monsterDied).toBe(0)
})

it("lets its helpers go when the attack is over", () => {
  const table = fourSoulsTable({
    options,
    p1: { damage: 1 },
    p2: {},
    rooms: ["gus"],
    monsters: ["fly"],
    dice: [6, 1, 1],
  })
  attack(table, "gus").allPass()
  // The attacker misses and would die of it; the helper rolls before that, and misses too.
  expect(table.told("playerDies")).toMatchObject([{ who: 0 }])
  expect([cardsIn(table, "rooms"), table.state.effects]).toEqual([["gus"], []])
})
