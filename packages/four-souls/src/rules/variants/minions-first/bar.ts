// Minions first (FSC-V.8): no boss can be attacked while a basic monster is active.

import { type Reason, type Ref, zone } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind } from "../../../state/run.ts"
import { isPlaying } from "../playing.ts"

const isBoss = (r: FourSoulsRun, ref: Ref): boolean => hasKind(r, ref, "boss") || hasKind(r, ref, "epic-boss")

/** Whatever is no boss is basic, cursed and holy monsters too: the first edition knows no more kinds (FSC-1.8). */
const isBasic = (r: FourSoulsRun, ref: Ref): boolean => hasKind(r, ref, "monster") && !isBoss(r, ref)

export function minionsBar(r: FourSoulsRun, target: Ref): Reason | null {
  if (!isPlaying(r, "minions-first") || !isBoss(r, target)) return null
  return r.s.zones[zone(r, "monsters")].some((ref) => isBasic(r, ref))
    ? { key: "minions-first", rule: "FSC-V.8" }
    : null
}
