// Four Souls as everything else sees it.

export { fourSoulsBox } from "./box.ts"
export { fourSouls, type FourSoulsState } from "./game.ts"
export type { FourSoulsView } from "./view/show.ts"
export { fourSoulsSpec } from "./game.ts"
export { rulesets } from "./rulesets/rulesets.ts"
export { type Switches } from "./rulesets/switches.ts"
export type {
  Data as FourSoulsData,
  Player as FourSoulsPlayer,
  Table as FourSoulsTable,
} from "./state/types.ts"
export * as verbs from "./verbs/index.ts"
export { challenge } from "./rules/challenge/challenge.ts"
