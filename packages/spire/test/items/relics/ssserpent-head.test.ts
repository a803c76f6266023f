// Ssserpent Head: gold at every event.

import { expect, test } from "vitest"
import { climberOf, entering } from "../../support/climb.ts"

test.each([
  ["event", 2],
  ["campfire", 0],
  ["merchant", 0],
] as const)("entering %s gives %i gold", (room, gold) => {
  const table = entering(room, {
    eventDeck: ["act1-living-wall"],
    p1: { items: ["ssserpent-head"], hp: 1 },
    p2: {},
  })
  expect([climberOf(table).gold, climberOf(table, 2).gold]).toEqual([gold, 0])
})
