// Which cards each seat had in a game, and how often it acted with them: looked up in the true state, for nobody who plays.

import {
  type Decision,
  FIRST_SLOT,
  type Game,
  isObject,
  type Option,
  type Ref,
  slotOf,
  type State,
} from "@soulspire/kernel"

/** A card that a seat had, and how often it was played or used. */
export type CardsOfSeat = [card: string, plays: number][]

export interface CardWatch {
  /** Before an answer. */
  sees(state: State, decision: Decision, options: readonly Option[], keys: readonly string[]): void
  /** At the end. */
  told(state: State): CardsOfSeat[]
}

/** `own` names the zones of a seat in which cards are its own; all of them where a game does not say. */
export function watchCards(game: Game, state: State, own: readonly string[] | undefined): CardWatch {
  // A view has the zones in the order in which the state has them: one for all, or one for each seat.
  const names = Object.keys(game.view(state, "spectator").zones)
  const zonesOf = Array.from({ length: state.seats }, (_, seat) =>
    names.flatMap((name, zone) => {
      const [kind, holder] = name.split(".")
      return holder === String(seat) && (own?.includes(kind) ?? true) ? [zone] : []
    }),
  )
  const counts = zonesOf.map(() => new Map<number, number>())

  const objectAt = (now: State, ref: Ref): State["objects"][number] => now.objects[slotOf(ref) - FIRST_SLOT]
  const look = (now: State): void =>
    zonesOf.forEach((zones, seat) => {
      for (const zone of zones)
        for (const ref of now.zones[zone]) {
          const { def } = objectAt(now, ref)
          if (def >= 0 && !counts[seat].has(def)) counts[seat].set(def, 0)
        }
    })

  return {
    sees(now, { kind, seat }, options, [key = ""]) {
      look(now)
      if (kind !== "act") return
      const ref = options.find((option) => option.key === key.split("=")[0])?.refs[0]
      if (ref === undefined || !isObject(ref)) return
      const object = objectAt(now, ref)
      const plays = counts[seat].get(object.def)
      if (plays !== undefined && zonesOf[seat].includes(object.zone)) counts[seat].set(object.def, plays + 1)
    },
    told(now) {
      look(now)
      return counts.map((count) =>
        [...count]
          .map(([def, plays]): [string, number] => [game.cards[def].id, plays])
          .toSorted(([a], [b]) => (a < b ? -1 : 1)),
      )
    },
  }
}
