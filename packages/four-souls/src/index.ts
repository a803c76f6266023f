// Four Souls as everything else sees it.

import { defineGame, type Game, type State } from "@soulspire/kernel"
import { fourSoulsSpec } from "./spec.ts"
import type { Data, Table } from "./types.ts"

export type FourSoulsState = State<Table, Data>
export const fourSouls: Game<FourSoulsState> = defineGame(fourSoulsSpec)
export { fourSoulsSpec }
export { rulesets, type Switches } from "./rulesets.ts"
export type { Data as FourSoulsData, Player as FourSoulsPlayer, Table as FourSoulsTable } from "./types.ts"
export * as words from "./words.ts"
export {
  bonusSoul,
  monster,
  treasure,
  loot,
  trinket,
  event,
  curse,
  character,
  room,
  startingItem,
} from "./card.ts"
