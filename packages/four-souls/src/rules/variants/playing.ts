// Which variants a table plays (FSC-V): the card of each lies beside the slots, for all to see. The one question that the
// other chapters ask.

import { defAt, type Ref, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"

export const VARIANT = "variant"

export type VariantId =
  | "enhanced-bartering"
  | "souls-are-money"
  | "casino"
  | "chosen-characters"
  | "rewards-for-everyone"
  | "super-shop"
  | "minions-first"

/** The card of a variant that is played; there is none at most tables. */
export const variantCards = (r: FourSoulsRun): readonly Ref[] =>
  r.s.zones[zone(r, "challenge")].filter((ref) => r.m.defs[defAt(r, ref)].def.kinds.includes(VARIANT))

export function isPlaying(r: FourSoulsRun, id: VariantId): boolean {
  for (const ref of r.s.zones[zone(r, "challenge")]) if (r.m.defs[defAt(r, ref)].def.id === id) return true
  return false
}
