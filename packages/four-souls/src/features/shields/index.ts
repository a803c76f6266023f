// Damage and deaths that are prevented (FS-6.25).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { preventionRules } from "./rules.ts"
import { preventionOps } from "./ops.ts"
import { isShieldLeft } from "./shields.ts"
import { events, telling } from "./events.ts"

export const shields: Part = {
  programs: preventionRules,
  ops: preventionOps,
  tests: { isShieldLeft },
  events,
  telling,
  en: english,
  it: italian,
}
