// What a position is worth is a list of named parts, with as many amounts to be told beside them.

import { bots, chairAt, stranger } from "@soulspire/bots"
import { spire } from "@soulspire/spire"
import { seatsOf } from "@soulspire/kernel"
import { expect, test } from "vitest"

const { thinking } = spire
if (thinking === null) throw new Error("nobody can think ahead here")

test("each part has a name of its own, a number and an amount, all the way through a fight", () => {
  const options = { characters: ["silent", "watcher"], room: "elite", rewards: 4, potions: 1 }
  const state = spire.create(options, 2, "parts")
  const names = thinking.parts.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (let answers = 0; answers < 60 && spire.outcome(state) === null; answers++) {
    const [decision] = spire.decisions(state).filter(({ standing }) => !standing)
    for (const list of [thinking.worth(state, decision.seat), thinking.amounts(state, decision.seat)])
      expect(list).toHaveLength(names.length)
    expect(thinking.worth(state, decision.seat).every(Number.isFinite)).toBe(true)
    const keys = bots["random"].answer(chairAt(spire, state, decision), stranger(`parts ${answers}`))
    spire.answer(state, decision.seat, decision.id, keys)
  }
})

test("own HP and those of others are told apart", () => {
  const state = spire.create({ characters: ["silent", "watcher"], room: "elite" }, 2, "own")
  const [first, second] = seatsOf(state)
  const at = (name: string): number => thinking.parts.findIndex((part) => part.name === name)
  const [own, others] = [at("hp"), at("partners")].map((part) => thinking.amounts(state, first)[part])
  expect(thinking.amounts(state, second)[at("hp")]).toBe(others)
  expect(thinking.amounts(state, second)[at("partners")]).toBe(own)
})
