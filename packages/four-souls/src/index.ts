// Four Souls as everything else sees it.

export { fourSoulsBox } from "./box.ts"
export { fourSouls, type FourSoulsState } from "./game.ts"
export type { FourSoulsView } from "./show.ts"
export { fourSoulsSpec } from "./spec.ts"
export { rulesets, type Switches } from "./rulesets.ts"
export type { Data as FourSoulsData, Player as FourSoulsPlayer, Table as FourSoulsTable } from "./types.ts"
export * as words from "./words.ts"
export { challenge } from "./challenge.ts"
