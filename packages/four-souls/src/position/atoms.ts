// What changes as a position is laid, besides the cards: slots, cents, damage, and what lies sideways.

import { defAt, moveObject, NOBODY, type Ref, type Seat, zone } from "@soulspire/kernel"
import type { FourSoulsRun } from "../state/run.ts"
import { thawData, thawPlayer, thawTable } from "../state/write.ts"
import { USUAL_CENTS } from "./position.ts"

/** The name of a card, as printed; "" for what has no card. */
function printed(r: FourSoulsRun, ref: Ref): string {
  const def = defAt(r, ref)
  return def < 0 ? "" : r.m.defs[def].def.id
}

/** As many slots as there are cards in them, and the damage on what lies there. */
export function setSlots(r: FourSoulsRun, wounds: readonly number[] = []): void {
  const t = thawTable(r)
  t.monsterSlots = r.s.zones[zone(r, "monsters")].length
  t.shopSlots = r.s.zones[zone(r, "shop")].length
  t.roomSlots = r.s.zones[zone(r, "rooms")].length
  for (const kind of ["monsters", "shop", "rooms"])
    r.s.zones[zone(r, kind)].forEach((ref, slot) => {
      thawData(r, ref).slot = slot
      if (kind === "monsters") thawData(r, ref).damage = wounds[slot] ?? 0
    })
}

/** What is said of a seat besides its cards; it has the usual where nothing is. */
interface Belongings {
  readonly character: string
  readonly cents?: number
  readonly damage?: number
  readonly plays?: number
  readonly deactivated?: readonly string[]
}

/** What a seat has besides its cards. Its character lies outside the game until now, and comes before all it has. */
export function setSeat(r: FourSoulsRun, seat: Seat, place: Belongings): void {
  const own = thawPlayer(r, seat)
  own.cents = place.cents ?? USUAL_CENTS
  own.damage = place.damage ?? 0
  own.extraPlays = place.plays ?? 0
  const outside = r.s.zones[zone(r, "outside")]
  const character = outside.find((ref) => printed(r, ref) === place.character) ?? NOBODY
  moveObject(r, character, zone(r, "board", seat), "bottom", seat, null, "set-up")
  for (const ref of r.s.zones[zone(r, "board", seat)])
    if (place.deactivated?.includes(printed(r, ref)) === true) thawData(r, ref).deactivated = 1
}

/** What nobody has is in the pool. */
export function fillPool(r: FourSoulsRun): void {
  const t = thawTable(r)
  t.pool = t.cents - t.players.reduce((sum, { cents }) => sum + cents, 0)
}
