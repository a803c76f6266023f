// The conformance suite: what any game on the kernel is run through.

export { legalByBruteForce } from "./brute-force.ts"
export { fair } from "./fair.ts"
export { checkIndex } from "./index-check.ts"
export { copyAndPlay, record, saveAndLoad, undoAndRedo } from "./playing-on.ts"
export { badTablesRefused, strayAnswersRefused } from "./refusals.ts"
export { hashLog } from "./same-game.ts"
export { along, type Setting } from "./setting.ts"
export { checkPlain, checkShape } from "./shape.ts"
export { soak, type Soaked } from "./soak.ts"
export { dealtAnew } from "./dealt-anew.ts"
export { type HiddenCounts, hiddenStaysHidden } from "./hidden.ts"
export { scramble } from "./scramble.ts"
