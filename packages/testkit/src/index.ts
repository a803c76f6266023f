// What tests are written with. Never shipped, and knows no game: each game's tests set its positions up themselves.

export { type Answer, playRandomly, randomAnswer } from "./random-play.ts"
export { cardAt, cardsIn, refsIn, seenIn } from "./table/look.ts"
export { stageFor, type StagePosition } from "./table/stage.ts"
export { Table } from "./table/table.ts"
export { type HardMode, hardModes } from "./modes/index.ts"
export * from "./conformance/index.ts"
export { badCitation, contractOf } from "./rules/contract.ts"
export { mergedRegister } from "./rules/register.ts"
export { cover, describeFound } from "./coverage/cover.ts"
export { playFixture } from "./shrink/play-fixture.ts"
export * from "./text/index.ts"
export { compareGolden, recordGolden } from "./golden/golden.ts"
