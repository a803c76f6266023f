// A state has one run: whoever plays it, with whichever game, goes on by the index of the state as it is now.

import { expect, it } from "vitest"
import { checkIndex, randomAnswer } from "@soulspire/testkit"
import { stranger } from "@soulspire/bots"
import { proof } from "@soulspire/proof"
import { proofTable } from "./support/table.ts"

it("plays a state on that another game has changed in the meantime", () => {
  const table = proofTable({
    p1: { hand: ["hush", "quill"], board: ["lantern", "blade", "oak"] },
    p2: { hand: ["magnet"], board: ["coinpress", "lantern"], plays: 1 },
  })
  const state = proof.copy(table.state)
  const truth = proof.copy(table.state)
  const random = stranger("two games")
  for (let i = 0; i < 40 && proof.outcome(state) === null; i++) {
    const { seat, decision, keys } = randomAnswer(proof, state, random)
    const game = i % 2 === 0 ? proof : proof.scanned()
    game.answer(state, seat, decision, keys)
    proof.answer(truth, seat, decision, keys)
    checkIndex(proof, state)
    expect(proof.hash(state)).toBe(proof.hash(truth))
  }
})
