// Planted bugs of a match are found by the check that every match can be put to: its file, verified with an honest game.

import { stranger } from "@soulspire/bots"
import type { Mark } from "@soulspire/kernel"
import { answer, createMatch, fileOf, lastOwn, undo, undoTerms, verify } from "@soulspire/match"
import { proof } from "@soulspire/proof"
import { describe, expect, it } from "vitest"
import { answerRandomly, person, type ProofMatch, solo, two } from "./support/play.ts"

/** Plays at random and takes back whenever nobody has to agree to it. */
function playGreedily(game: typeof proof, seats: typeof two, seed: string): ProofMatch {
  const match = createMatch(game, { options: { rounds: 3 }, seats, seed })
  const random = stranger(seed)
  for (let i = 0; i < 150 && game.outcome(match.state) === null; i++) {
    answerRandomly(match, random)
    const seat = i % seats.length
    if (seats[seat].kind === "person" && lastOwn(match, seat) !== null && i % 5 === 0)
      if (undoTerms(match, seat).consent.length === 0) undo(match, seat)
  }
  return match
}

const seeds = ["one", "two", "three", "four"]
const tables = { "one person": solo, "several persons": [...two, person("Cleo")] }
const problems = (game: typeof proof, seats: typeof two): (string | null)[] =>
  seeds.map((seed) => {
    const verdict = verify(fileOf(playGreedily(game, seats, seed)), proof)
    return verdict.good ? null : verdict.error.key
  })

describe.each(Object.entries(tables))("at a table with %s", (_name, seats) => {
  it("an honest match stands the check", () => {
    expect(problems(proof, seats)).toEqual(seeds.map(() => null))
  })

  it("an undo past a reveal is found, where a mark lies", () => {
    const lying = { ...proof, undoMark: (): Mark => "free" }
    expect(problems(lying, seats)).toContain("file.undo-not-allowed")
  })

  it("an undo that does not bring everything back stops at once", () => {
    const forgetful: typeof proof = {
      ...proof,
      // What was kept to go back to is played on with.
      copy: (state) => state,
    }
    expect(() => problems(forgetful, seats)).toThrow("the state is not what it was")
  })
})

it("an answer that was applied twice is found", () => {
  const match = createMatch(proof, { options: {}, seats: two, seed: "twice" })
  const [first] = proof.decisions(match.state)
  answer(match, 0, first.id, ["end"])
  const twice = { ...fileOf(match), log: [match.log[0], match.log[0]] }
  expect(verify(twice, proof)).toMatchObject({ good: false, error: { key: "file.refused", line: 4 } })
})
