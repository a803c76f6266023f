// What bots are called, with a budget or without.

import { type Bot, botFrom, bots } from "@soulspire/bots"
import { expect, test } from "vitest"

const deep = (positions: number): Bot => ({
  id: "deep",
  answer: () => [String(positions)],
  withBudget: deep,
})
const among = { ...bots, deep: deep(100) }
const says = (spec: string): unknown => {
  const found = botFrom(spec, among)
  return "bot" in found ? [found.bot.id, ...found.bot.answer(null as never, null as never)] : found.problem
}

test("a bot that searches takes a budget, and goes by its name with it", () => {
  expect(says("deep")).toEqual(["deep", "100"])
  expect(says("deep:budget=2000")).toEqual(["deep:budget=2000", "2000"])
})

test("what cannot be set is said", () => {
  expect(says("deap")).toEqual({ why: "unknown", name: "deap" })
  expect(says("toString")).toEqual({ why: "unknown", name: "toString" })
  expect(says("greedy:budget=5")).toEqual({ why: "no-budget", name: "greedy" })
  expect(says("deep:depth=5")).toEqual({ why: "no-setting", name: "deep", setting: "depth=5" })
  for (const given of ["", "0", "-1", "1.5", "99999999999", "many"])
    expect(says(`deep:budget=${given}`)).toEqual({ why: "no-number", name: "deep", given })
})

test("today's greedy player is there by the name that stays", () => {
  expect(Object.keys(bots)).toEqual(["random", "greedy", "old-greedy", "easy", "normal", "hard", "expert"])
})

test("a bot that weighs positions can have a temperament", () => {
  const moody = botFrom("hard:careful:budget=500", bots)
  expect("bot" in moody && moody.bot.id).toBe("hard:careful:budget=500")
  expect(says("greedy:careful")).toEqual({ why: "no-temper", name: "greedy" })
  expect(says("hard:moody")).toEqual({ why: "no-setting", name: "hard", setting: "moody" })
})
