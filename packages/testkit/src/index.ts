// What tests are written with. Never shipped, and knows no game: each game's tests set its positions up themselves.

export { type Answer, playRandomly, randomAnswer } from "./random-play.ts"
export { Table } from "./table.ts"
export * from "./conformance/index.ts"
