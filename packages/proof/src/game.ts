// The proof game, defined.

import { defineGame, type Game, type State } from "@soulspire/kernel"
import type { ProofView } from "./show.ts"
import { proofSpec } from "./spec.ts"
import type { Data, Table } from "./types.ts"

export type ProofState = State<Table, Data>
export const proof: Game<ProofState, ProofView> = defineGame(proofSpec)
