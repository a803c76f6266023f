// Checks of texts, for any game: write a few lines of test for each game and language.

export { mutations } from "./mutate.ts"
export type { Subject } from "./subject.ts"
export { survivors } from "./survivors.ts"
