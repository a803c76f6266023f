// Damage, healing and HP (chapter 6).

import type { Part } from "../../state/part.ts"
import { italian } from "./it.ts"
import { english } from "./en.ts"
import { damageAtoms } from "./atoms.ts"
import { healthLeft } from "../../state/run.ts"
import { combatDamage } from "./combat-damage.ts"
import { events, telling } from "./events.ts"
import { damageOps } from "./ops.ts"
import { damageRules } from "./rules.ts"

export const damage: Part = {
  programs: damageRules,
  ops: damageOps,
  atoms: { ...damageAtoms, combatDamage },
  reads: { health: healthLeft },
  events,
  telling,
  en: english,
  it: italian,
}
