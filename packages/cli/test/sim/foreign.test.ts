// Bots that somebody has brought along: they play, are stopped when they take too long, and see what their seat sees.

import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { proof } from "@soulspire/proof"
import { describe, expect, test } from "vitest"
import type { Report } from "../../src/sim/report.ts"
import { questionAt } from "../../src/sim/foreign/host.ts"
import { documentOf, soulspire } from "../support/soulspire.ts"

const here = fileURLToPath(new URL(".", import.meta.url))
const example = join(here, "../../../../docs/examples/careful.mjs")
const brought = (name: string): string => join(here, "bots", name)
const short = ["--players", "2", "--options", "goal=2", "--jobs", "1"]

describe("a bot of one's own", () => {
  test("plays: the example of docs/bots.md ends its games", () => {
    const args = ["--games", "2", "--bots", `${example},random`, ...short, "--json"]
    const { finished, unended, errors, winsByBot } = documentOf("sim", "proof", ...args) as Report
    expect({ finished, unended, errors }).toEqual({ finished: 2, unended: 0, errors: 0 })
    expect(winsByBot[example]).toBe(2)
  })

  test("finds no true state, nor the seed that it could be made from", () => {
    const seed = "a seed that nobody can guess"
    const args = ["sim", "proof", "--games", "1", "--bots", `${brought("spy.mjs")},random`, ...short]
    const { code, out } = soulspire(...args, "--seed", seed, "--limit", "60", "--json")
    const { endless } = JSON.parse(out) as Report
    expect(endless.filter(({ why }) => why === "forfeit")).toEqual([])
    expect(code).toBe(0)
  })

  test("that takes too long has forfeited its game, and everything goes on", () => {
    const args = ["--games", "2", "--bots", `random,${brought("slow.mjs")}`, "--think", "0.2"]
    const { code, out, err } = soulspire("sim", "proof", ...args, ...short, "--json")
    const { unended, endless, winRates } = JSON.parse(out) as Report
    expect(unended).toBe(2)
    expect(endless[0]).toMatchObject({ why: "forfeit", seat: 1 })
    expect(endless[0].says).toMatch(/slow\.mjs: no answer within 0\.2 s$/)
    expect(winRates.map(({ wins, games }) => [wins, games])).toEqual([
      [0, 2],
      [0, 2],
    ])
    expect(err).toContain("game 1 (seed 1/1) did not end: ")
    expect(code).toBe(0)
  })

  test("that is none is told so", () => {
    const args = ["sim", "proof", "--games", "1", "--bots", brought("nothing.mjs"), ...short]
    expect(soulspire(...args).err).toContain("nothing.mjs: it exports no function 'answer'")
  })
})

test("whatever is hidden from a seat, a bot is told the same", () => {
  const state = proof.create({}, 3, "hidden")
  const random = stranger("hidden")
  let differs = 0
  for (let i = 0; i < 60 && proof.outcome(state) === null; i++) {
    const decision = proof.decisions(state).filter(({ standing }) => !standing)[0]
    const world = proof.determinize(state, decision.seat, stranger(`dealt ${i}`))
    if (proof.hash(world) !== proof.hash(state)) differs++
    const [one, other] = [state, world].map((each) => questionAt(chairAt(proof, each, decision)))
    expect(other).toEqual(one)
    const keys = randomBot.answer(chairAt(proof, state, decision), random)
    proof.answer(state, decision.seat, decision.id, keys)
  }
  expect(differs).toBeGreaterThan(30)
})
