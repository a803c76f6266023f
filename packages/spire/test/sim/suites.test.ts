// Suites of fights: always the same, by Act and character, and each of them can be fought.

import { expect, test } from "vitest"
import { spireBox } from "@soulspire/spire"

const { game, sim } = spireBox
const suites = sim?.suites ?? []

test("there are two hundred fights each against bosses, elites and other enemies", () => {
  expect(suites.map(({ id, size }) => [id, size])).toEqual([
    ["bosses", 200],
    ["elites", 200],
    ["encounters", 200],
  ])
})

test.each(suites)("$id: every Act and every character comes up, and somebody is asked", ({ seats, at }) => {
  const seen = new Set<string>()
  for (let place = 0; place < 12; place++) {
    const { options } = at(place)
    const state = game.create(options, seats, `suite/${place + 1}`)
    expect(game.decisions(state).length).toBeGreaterThan(0)
    expect(state.table.climb).toBe(0)
    expect(sim?.measures?.(state)).toMatchObject({ "HP left": state.table.players[0].hp })
    seen.add(`${state.table.act} ${JSON.stringify(options["characters"])}`)
  }
  expect(seen.size).toBe(12)
  expect(at(12)).toEqual(at(0))
})

test("a climb tells how far it came", () => {
  const state = game.create({ firstAct: 2, lastAct: 2 }, 1, "far")
  expect(sim?.measures?.(state)).toMatchObject({ "act reached": 2, "floor reached": 0 })
})
