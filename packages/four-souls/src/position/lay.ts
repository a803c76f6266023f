// Lays a position: nothing lies anywhere but what it says, and it is the first seat's turn.

import {
  clearTable,
  fixResults,
  forgetDoings,
  type Game,
  NOBODY,
  putCards,
  seatsOf,
  type State,
  zone,
} from "@soulspire/kernel"
import { playedAs } from "../state/card-editions.ts"
import type { ReadData, ReadTable } from "../state/run.ts"
import { approach } from "./approach.ts"
import { fillPool, setSeat, setSlots } from "./atoms.ts"
import { positionFrom, sharedZones, zonesOfSeats } from "./position.ts"

type Laid = State<ReadTable, ReadData>

export function lay(game: Game<Laid>, state: Laid, given: unknown): void {
  const position = positionFrom(given, state.seats, game.cards)
  approach(game, state, position.from ?? "action")
  game.arrange(state, (r) => {
    clearTable(r)
    // A position names cards; which form of them lies there is the table's affair.
    const played = (id: string): string => r.m.defs[playedAs(r, id) as number].def.id
    const playedOf = (ids: readonly string[] = []): string[] => ids.map(played)
    for (const kind of sharedZones) {
      const cards = playedOf(position[kind])
      const at = zone(r, kind)
      // Piles that nobody sees into are named from their top.
      putCards(r, r.m.zones[at].shown === "none" ? cards.toReversed() : cards, at, NOBODY)
    }
    for (const seat of seatsOf(r.s)) {
      const place = position.seats[seat]
      for (const kind of zonesOfSeats) putCards(r, playedOf(place[kind]), zone(r, kind, seat), seat)
      putCards(r, [played(place.character)], zone(r, "outside"), NOBODY)
    }
    fixResults(r, { dice: (position.dice ?? []).map((value) => value - 1) })
    setSlots(r, position.wounds)
    for (const seat of seatsOf(r.s)) {
      const place = position.seats[seat]
      setSeat(r, seat, {
        ...place,
        character: played(place.character),
        deactivated: playedOf(place.deactivated),
      })
    }
    fillPool(r)
    forgetDoings(r)
  })
}
