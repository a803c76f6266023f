// Deadly Events: every event costs something.

import { expect, test } from "vitest"
import { choose, climberOf, entering } from "../support/climb.ts"

const boards = { board: ["character-silent"], hp: 9, maxHp: 9 }
const wall = (hp: number): ReturnType<typeof entering> =>
  entering("event", {
    room: ["daily-deadly-events"],
    eventDeck: ["act1-living-wall"],
    p1: { ...boards, hp, deck: ["silent-strike"] },
    p2: { ...boards, deck: ["silent-strike"] },
  })

test("each player loses 2 HP when all have chosen", () => {
  const table = wall(9)
  choose(table, 3)
  expect(climberOf(table).hp).toBe(9)
  choose(table, 3, 2)
  expect([climberOf(table).hp, climberOf(table, 2).hp]).toEqual([7, 7])
})

test("whoever had no more dies of it", () => {
  const table = wall(2)
  choose(table, 3)
  choose(table, 3, 2)
  expect(table.state.over).toMatchObject({ how: "defeat" })
})

test("other rooms are harmless", () => {
  const table = entering("treasure", { room: ["daily-deadly-events"], p1: boards, relicDeck: ["anchor"] })
  table.p1.pick("done")
  expect(climberOf(table).hp).toBe(9)
})
