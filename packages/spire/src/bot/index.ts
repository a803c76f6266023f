// What Spire tells those who think ahead in it.

import type { ThinkingSpec } from "@soulspire/kernel"
import { type Data, inCombat, type Table, turnOf } from "../state/types.ts"
import { judge, rule } from "./judge.ts"
import { key, sign } from "./key.ts"
import { meanwhile } from "./meanwhile.ts"
import { tempers } from "./tempers.ts"
import { amounts, hope, parts, worth } from "./worth.ts"

export const thinking: ThinkingSpec<Table, Data> = {
  fluid: ["draw"],
  stretch: ({ s: { table } }) => (inCombat(table) ? turnOf(table) : null),
  key,
  sign,
  parts,
  tempers,
  worth,
  amounts,
  hope,
  habit: () => null,
  meanwhile,
  judge,
  rule,
}
