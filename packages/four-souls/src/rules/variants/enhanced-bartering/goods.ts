// Enhanced bartering (FSC-V.2): what may change hands besides cents, and when not.

import { isAnnounced, NOBODY, type Ref, type Seat, zone } from "@soulspire/kernel"
import { type FourSoulsRun, hasKind, player } from "../../../state/run.ts"

/** What a table trades besides cents: nothing, items at any time (FS-IT-10), or loot too, and items with their bars. */
const ITEMS_AND_LOOT = 2

export const tradesLoot = (r: FourSoulsRun): boolean => r.s.table.tradeItems === ITEMS_AND_LOOT

/** No item changes hands during an attack, nor with somebody who is dead. */
const barred = (r: FourSoulsRun, one: Seat, other: Seat): boolean =>
  tradesLoot(r) && (r.s.table.attacker !== NOBODY || player(r, one).died > 0 || player(r, other).died > 0)

/** The items that one of them may let the other have now. */
export function itemsFor(r: FourSoulsRun, owner: Seat, other: Seat): Ref[] {
  if (r.s.table.tradeItems === 0 || barred(r, owner, other)) return []
  return r.s.zones[zone(r, "board", owner)].filter((ref) => hasKind(r, ref, "item") && !isAnnounced(r, ref))
}

/** The loot cards that somebody may let others have: not the one that is being played (FSC-Q-19). */
export const lootOf = (r: FourSoulsRun, owner: Seat): readonly Ref[] =>
  tradesLoot(r) ? r.s.zones[zone(r, "hand", owner)].filter((ref) => !isAnnounced(r, ref)) : []

export const goodsFor = (r: FourSoulsRun, owner: Seat, other: Seat): Ref[] => [
  ...itemsFor(r, owner, other),
  ...lootOf(r, owner),
]

/** Whose hand a loot card is in; NOBODY for anything else. */
export function handOf(r: FourSoulsRun, card: Ref, ...seats: Seat[]): Seat {
  return seats.find((seat) => r.s.zones[zone(r, "hand", seat)].includes(card)) ?? NOBODY
}
