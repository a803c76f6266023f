// Playing loot (FS-2.2.2, FS-2.2.3): how many plays somebody has left, and from where cards may be played.

import {
  lookupName,
  offerActs,
  type Option,
  permitted,
  type Ref,
  type Seat,
  statOf,
  zone,
} from "@soulspire/kernel"
import { type FourSoulsRun, player } from "../../state/run.ts"

/** Where loot can be played from (FS-6.24): one's hand, copies that one was given, elsewhere if a card permits it. */
export const PLAYED_FROM = ["hand", "lootDiscard", "lootDeck", "copies"]

/** Loot cards a player may still play this turn: the action phase's own (FS-7.2.1), and what cards have added. */
export function lootPlaysLeft(r: FourSoulsRun, seat: Seat): number {
  const t = r.s.table
  const { extraPlays, played } = player(r, seat)
  const lasts = t.phase === "end" && t.rules.lootPlayWindow === "turn"
  const own = seat === t.active && (t.phase === "action" || lasts)
  const left = extraPlays + (own ? statOf(r, seat, "lootPlays") : 0) - played
  // Who may play any number always has one more.
  return left > 0 || statOf(r, seat, "freePlays") <= 0 ? left : 1
}

/** The cards a player may play, with priority and a loot play: the hand, and what a card permits (FS-2.2.3). */
export function playable(r: FourSoulsRun, seat: Seat): readonly Ref[] {
  const held = r.s.zones[zone(r, "hand", seat)]
  const copies = r.s.zones[zone(r, "copies", seat)]
  const hand = copies.length === 0 ? held : [...held, ...copies]
  if (lookupName(r, "permit", "play").length === 0) return hand
  const discard = r.s.zones[zone(r, "lootDiscard")]
  const top = r.s.zones[zone(r, "lootDeck")].slice(-1)
  return [...hand, ...[...discard, ...top].filter((ref) => permitted(r, "play", seat, ref))]
}

/** The ways in which one card could be played by somebody just now. */
export function waysToPlay(r: FourSoulsRun, seat: Seat, card: Ref): Option[] {
  const ways: Option[] = []
  offerActs(r, seat, "play", [card], (key, refs, ability = -1) => ways.push({ key, refs, ability }))
  return ways
}
