// An act that no window offers: it has a name so that cards can have it, permit it or forbid it.

import type { ActSpec } from "@soulspire/kernel"
import type { Data, Table } from "../types.ts"

export const nobodysChoice: ActSpec<Table, Data> = { windows: [], list: () => {}, go: () => {} }
