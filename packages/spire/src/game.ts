// The game itself.

import { defineGame, type State } from "@soulspire/kernel"
import { spireSpec } from "./spec.ts"
import type { Data, Table } from "./state/new.ts"

export type SpireState = State<Table, Data>
export const spire = defineGame(spireSpec)
