// Planted: a field in the table, in a player or in an object's data that no list of sights speaks of. No view has it.

import { stranger } from "@soulspire/bots"
import { defineGame, type Game, type State } from "@soulspire/kernel"
import { fourSouls } from "@soulspire/four-souls"
import { proof, proofSpec } from "@soulspire/proof"
import { spire } from "@soulspire/spire"
import { randomAnswer } from "@soulspire/testkit"
import { expect, test } from "vitest"

type Kept = State<{ players: object[] }, object>

test.each<[string, Game, number]>([
  ["proof", proof, 3],
  ["four-souls", fourSouls, 3],
  ["spire", spire, 2],
])("%s shows none of it", (_name, game, seats) => {
  const state = game.create({}, seats, "planted") as Kept
  const viewers = [...Array.from({ length: seats }, (_each, seat) => seat), "spectator"] as const
  let objects = 0
  const random = stranger("planted")
  for (let count = 0; count < 60 && game.outcome(state) === null; count++) {
    const twin = game.copy(state) as Kept
    const data = twin.objects.flatMap((o) => (o.data === null ? [] : [o.data]))
    for (const place of [twin.table, ...twin.table.players, ...data])
      Object.assign(place, { planted: "secret" })
    for (const viewer of viewers)
      expect(JSON.stringify(game.view(twin, viewer))).not.toMatch(/planted|secret/)
    objects += data.length
    const { seat, decision, keys } = randomAnswer(game, state, random)
    game.answer(state, seat, decision, keys)
  }
  expect(objects).toBeGreaterThan(100)
})

test("a game that makes such a field, and does not say who sees it, is none", () => {
  const newTable: typeof proofSpec.newTable = (options, seats) => {
    const table = proofSpec.newTable(options, seats)
    for (const place of [table, table.players[0]]) Object.assign(place, { planted: 1 })
    return table
  }
  expect(() => defineGame({ ...proofSpec, newTable })).toThrow('nobody has said who sees "table.planted"')
})
