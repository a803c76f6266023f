// What tests are written with. Never shipped.

export { proof, proofSpec, type ProofData, type ProofState, type ProofTable } from "./proof/index.ts"
export {
  cardAt,
  cardsIn,
  type Place,
  playerOf,
  type Position,
  proofTable,
  refsIn,
  seenIn,
} from "./proof/table.ts"
export { type Answer, anyKeys, playRandomly, randomAnswer, stranger } from "./random-play.ts"
export { Table } from "./table.ts"
export * as words from "./proof/words.ts"
export * from "./conformance/index.ts"
