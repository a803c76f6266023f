// The greedy player as a bot: it answers whatever is asked, the same for the same chance, and knows no more than its seat.

import { bots, type Chair, chairAt, greedyBot, stranger } from "@soulspire/bots"
import type { Decision, State } from "@soulspire/kernel"
import { proof } from "@soulspire/proof"
import { describe, expect, test } from "vitest"

type ProofState = ReturnType<typeof proof.create>

const asked = (state: ProofState): Decision[] => proof.decisions(state).filter(({ standing }) => !standing)

/** The first decisions of a game in which greedy plays all seats. */
function opening(seed: string, answers: number, see: (state: ProofState, decision: Decision) => void): void {
  const state = proof.create({}, 3, seed)
  const random = stranger(seed)
  for (let i = 0; i < answers && proof.outcome(state) === null; i++) {
    const [decision] = asked(state)
    see(state, decision)
    proof.answer(state, decision.seat, decision.id, greedyBot.answer(chairAt(proof, state, decision), random))
  }
}

describe("the greedy player", () => {
  test("is known by its name", () => {
    expect(bots["greedy"]).toBe(greedyBot)
  })

  test("answers what is asked, and leaves the true state as it was", () => {
    opening("a game", 20, (state, decision) => {
      const before = proof.hash(state)
      greedyBot.answer(chairAt(proof, state, decision), stranger("once"))
      expect(proof.hash(state)).toBe(before)
    })
  })

  test("answers the same in two worlds that look the same to its seat", () => {
    opening("another game", 16, (state, decision) => {
      const world: State = proof.determinize(state, decision.seat, stranger("dealt anew"))
      const [here, there] = [state, world as ProofState].map((each) =>
        greedyBot.answer(chairAt(proof, each, decision), stranger("the same chance")),
      )
      expect(here).toEqual(there)
    })
  })

  test("leaves alone what may be left alone for ever", () => {
    const state = proof.create({ barter: true }, 3, "offers")
    const standing = proof.decisions(state).filter((each) => each.standing)
    expect(standing.length).toBeGreaterThan(0)
    for (const decision of standing)
      expect(greedyBot.answer(chairAt(proof, state, decision), stranger("quiet"))).toEqual([])
  })

  test("waits for nothing for ever: when a game has gone on for very long it plays like a stranger", () => {
    const different = (chair: Chair): number =>
      new Set(Array.from({ length: 12 }, (_, i) => greedyBot.answer(chair, stranger(`${i}`)).join())).size
    let [early, late] = [0, 0]
    opening("a long game", 12, (state, decision) => {
      const chair = chairAt(proof, state, decision)
      early += different({ ...chair, clock: 0 })
      late += different({ ...chair, clock: 9_900 })
    })
    expect(late).toBeGreaterThan(1.5 * early)
  })

  test("stays as it is under the name by which others are compared with it", () => {
    const answers: string[] = []
    opening("for ever", 30, (state, decision) => {
      const chair = chairAt(proof, state, decision)
      answers.push(bots["old-greedy"].answer(chair, stranger(`answer ${answers.length}`)).join("+"))
    })
    expect(answers.filter((keys) => keys !== "pass")).toEqual([
      "attack:brute#27",
      "play:ember#42~warm",
      "bracelet#26",
      "end",
      "attack:brute#27",
      "play:metronome#63",
      "finger#44",
    ])
  })
})
