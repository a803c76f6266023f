// What players do in their turn: cards that are drawn, played, copied, discarded and exhausted, and what is used (chapters 7
// and 12).

import type { Part } from "../../features/feature.ts"
import { english } from "./en.ts"
import { italian } from "./it.ts"
import { acts } from "./acts.ts"
import { cardOps } from "./cards.ts"
import { copyOps } from "./copy-ops.ts"
import { drawOps } from "./draws.ts"
import { itemOps } from "./items.ts"
import { playOps } from "./ops.ts"
import { playRules } from "./rules.ts"

export const plays: Part = {
  acts,
  programs: playRules,
  ops: [...playOps, ...cardOps, ...copyOps, ...drawOps, ...itemOps],
  en: english,
  it: italian,
}
