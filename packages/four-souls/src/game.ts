// The game that the kernel makes of the rules and the cards.

import { defineGame, type Game, type State } from "@soulspire/kernel"
import type { FourSoulsView } from "./view/show.ts"
import { fourSoulsSpec } from "./spec.ts"
import type { Data, Table } from "./state/types.ts"

export type FourSoulsState = State<Table, Data>
export const fourSouls: Game<FourSoulsState, FourSoulsView> = defineGame(fourSoulsSpec)
