// Growth is noticed here: whoever adds a way to wait, a kind of decision or a program of the kernel's own changes this
// page and says why the ones there are not enough.

import { expect, it } from "vitest"
import { compileGame, type GameSpec, type Kind } from "@soulspire/kernel"

/** A game with nothing in it but the kernel's own. */
const bare = compileGame(
  {
    id: "bare",
    zones: {},
    streams: [],
    cards: [],
    programs: {},
    ops: [],
    acts: {},
    stats: {},
  } as unknown as GameSpec,
  2,
  [],
)
const ops = [...bare.ops.values()]

it("has six kinds of decisions", () => {
  // A kind too many or too few does not compile.
  const kinds: Record<Kind, true> = {
    choose: true,
    order: true,
    number: true,
    act: true,
    vote: true,
    offer: true,
  }
  expect(Object.keys(kinds)).toHaveLength(6)
})

it("has these ops that can wait for somebody", () => {
  const waiting = ops.filter(({ handler }) => handler.ask !== undefined).map(({ name }) => name)
  expect(waiting.toSorted()).toEqual([
    "$announce",
    "$atom",
    "act",
    "choose",
    "gather",
    "number",
    "open",
    "order",
    "renumber",
    "rewrite",
    "settle",
    "stand",
    "vote",
  ])
})

it("has three programs of its own", () => {
  expect([...bare.programs.keys()]).toEqual(["$atom", "$announce", "$held"])
})

it("has these streams of chance of its own", () => {
  expect([...bare.streams.keys()]).toEqual(["shuffle"])
})

it("asks only through ops that say whom, what and how it goes on", () => {
  for (const { name, handler } of ops) {
    const asks = [handler.ask, handler.seats, handler.answer, handler.options].map(
      (part) => part !== undefined,
    )
    expect([name, new Set(asks).size]).toEqual([name, 1])
  }
})
