// Proof games with a bug planted in them, and what it means that a hard mode bites.

import { type Op, type Handler, opFor } from "@soulspire/kernel"
import { type ProofData, proofSpec, type ProofTable, words } from "@soulspire/proof"
import type { HardMode } from "@soulspire/testkit"
import { endOfTest } from "@soulspire/testkit/vitest"
import { expect } from "vitest"
import { type Position, proofTable } from "../../packages/proof/test/support/table.ts"

type Spec = typeof proofSpec
type Proof = ReturnType<typeof proofTable>

const op = opFor<ProofTable, ProofData>()

/** A game with one more verb, and a card "bug" that does it. */
export function withBug(
  handler: Handler<object, ProofTable, ProofData>,
  more: Partial<Spec> = {},
): Pick<Position, "spec" | "cards"> {
  const bug: Op = op("bug", {}, handler)
  return {
    spec: { ...proofSpec, ...more, ops: [...proofSpec.ops, bug] },
    cards: [words.spell("bug", [{ op: "bug" }])],
  }
}

/** The mode notices what the plain run does not, and finds nothing in the game without the bug. */
export function expectBite(
  mode: HardMode,
  planted: Position,
  sound: Position,
  play: (table: Proof) => Proof,
  message: string | RegExp,
): void {
  expect(() => play(proofTable({ ...planted, mode: "plain" }))).not.toThrow()
  expect(() => play(proofTable({ ...sound, mode }))).not.toThrow()
  expect(() => play(proofTable({ ...planted, mode }))).toThrow(message)
  // What stopped in the middle of something is nothing to look at any more.
  endOfTest(true)
}
