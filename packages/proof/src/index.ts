// The proof game as the kernel's consumers see it.

import { defineGame, type Game, type State } from "@soulspire/kernel"
import { proofSpec } from "./spec.ts"
import type { Data, Table } from "./types.ts"

export type ProofState = State<Table, Data>
export const proof: Game<ProofState> = defineGame(proofSpec)
export { proofSpec }
export type { Data as ProofData, Player as ProofPlayer, Table as ProofTable } from "./types.ts"
export type { ProofRun } from "./run.ts"
export * as words from "./words.ts"
