// Everything the kernel itself can do, in one list, and its own programs.

import type { Body } from "./ability.ts"
import { atomHandler } from "./atoms.ts"
import { actOps } from "./ops-act.ts"
import { announceOps } from "./ops-announce.ts"
import { changeOps } from "./ops-change.ts"
import { decideOps } from "./ops-decide.ts"
import { holdOps } from "./ops-hold.ts"
import { layerOps } from "./ops-layers.ts"
import { hold, settle } from "./nodes.ts"
import { settleOps } from "./ops-settle.ts"
import { inShape, type Op } from "./run.ts"

const atom: Op = { name: "$atom", params: {}, handler: inShape(atomHandler) }

export const kernelOps: readonly Op[] = [
  atom,
  ...decideOps,
  ...actOps,
  ...announceOps,
  ...settleOps,
  ...holdOps,
  ...changeOps,
  ...layerOps,
]

export const kernelPrograms: Record<string, Body> = {
  $atom: [{ op: "$atom" }],
  $announce: [{ op: "$announce" }],
  $held: [settle, hold],
}
