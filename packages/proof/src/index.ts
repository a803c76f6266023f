// The proof game as the kernel's consumers see it.

export { proofBox } from "./box.ts"
export { proof, type ProofState } from "./game.ts"
export type { ProofView } from "./show.ts"
export { proofSpec } from "./spec.ts"
export type { Data as ProofData, Player as ProofPlayer, Table as ProofTable } from "./types.ts"
export type { WritableRun as ProofRun } from "./write.ts"
export * as words from "./words.ts"
