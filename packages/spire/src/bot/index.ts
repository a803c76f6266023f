// What Spire tells those who think ahead in it.

import type { ThinkingSpec } from "@soulspire/kernel"
import { type Data, inCombat, type Table, turnOf } from "../state/types.ts"
import { key, sign } from "./key.ts"
import { worth } from "./worth.ts"

export const thinking: ThinkingSpec<Table, Data> = {
  stretch: ({ s: { table } }) => (inCombat(table) ? turnOf(table) : null),
  key,
  sign,
  worth,
  habit: () => null,
  judge: () => null,
}
