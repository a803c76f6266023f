// What tests are written with. Never shipped.

export { proof, proofSpec, type ProofData, type ProofState, type ProofTable } from "./proof/index.ts"
export { cardAt, cardsIn, type Place, type Position, proofTable } from "./proof/table.ts"
export { type Answer, anyKeys, playRandomly, randomAnswer, stranger } from "./random-play.ts"
export { Table } from "./table.ts"
