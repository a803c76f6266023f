// The tables at which the proof game is run through the conformance suite.

import { proof, type ProofState } from "@soulspire/proof"
import { type Setting } from "@soulspire/testkit"
import { fixturesIn } from "@soulspire/testkit/vitest"

const keep = fixturesIn(new URL("../fixtures/", import.meta.url))

export const settings: readonly (readonly [string, Setting<ProofState>])[] = [2, 3, 4].flatMap((seats) =>
  [false, true].map(
    (barter) =>
      [
        `${seats} seats${barter ? ", bartering" : ""}`,
        { game: proof, options: { barter }, seats, keep },
      ] as const,
  ),
)

export const seeds = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_each, i) => `${what} ${i}`)

/** Long, because other work may share the machine; nothing here measures time. */
export const patience = { timeout: 300_000 }
