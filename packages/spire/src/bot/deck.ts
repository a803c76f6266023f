// What is read off a player's deck between combats.

import { defAt, type Ref, type Seat, zoneId } from "@soulspire/kernel"
import type { SpireRun } from "../state/run.ts"
import { zoneNo } from "../state/zones.ts"
import { cardWorth, upgradeWorth } from "./printed.ts"

export const idOf = (r: SpireRun, ref: Ref): string => {
  const def = defAt(r, ref)
  return def < 0 ? "" : r.m.defs[def].def.id
}

export const deckOf = (r: SpireRun, seat: Seat): readonly Ref[] => r.s.zones[zoneId(r, zoneNo.deck, seat)]

/** What a card has to be better than: a deck that is good already is made worse by what is middling. */
export function bar(r: SpireRun, seat: Seat): number {
  const deck = deckOf(r, seat)
  const mean = deck.reduce((sum, ref) => sum + cardWorth(idOf(r, ref)), 0) / Math.max(1, deck.length)
  return Math.max(0.4, mean) + (deck.length > 16 ? (deck.length - 16) * 0.08 : 0)
}

export const bestUpgrade = (r: SpireRun, seat: Seat): number =>
  deckOf(r, seat).reduce((best, ref) => Math.max(best, upgradeWorth(idOf(r, ref))), 0)
