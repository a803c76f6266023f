// What seats and cards are called, for one viewer: from a view and from the events that viewer has seen.

import { type GameEvent, isSeat, type Plain, type View } from "@soulspire/kernel"
import type { GameBox } from "./box.ts"

export interface Names {
  seat(seat: number): string
  /** A card's name, or undefined when it is not known or there is no card. */
  card(ref: number): string | undefined
  /** Which of several that are called the same and lie beside each other, from 1 on; 0 for one alone. */
  twin?(ref: number): number
  /** Does nobody else play? */
  alone?: boolean
  /** What is shown of something without a card. */
  item?(ref: number): Readonly<Record<string, Plain>> | undefined
}

type Entries = Pick<GameBox, "cards">

const namesById = new WeakMap<Entries["cards"], Map<string, string>>()

/** The name of a card by its id. */
export function nameOf({ cards }: Entries, id: string): string | undefined {
  let names = namesById.get(cards)
  if (names === undefined)
    namesById.set(cards, (names = new Map(cards.map((entry) => [entry.id, entry.name]))))
  return names.get(id)
}

/** Numbers for those in the middle of the table that are called the same, in the order in which they lie there. */
function twinsIn(view: View, box: Entries): Map<number, number> {
  const twins = new Map<number, number>()
  for (const [zone, cards] of Object.entries(view.zones)) {
    if (zone.includes(".")) continue
    const alike = new Map<string, number[]>()
    for (const { ref, card, named } of cards) {
      const name = ref === undefined || card === undefined ? undefined : nameOf(box, named ?? card)
      if (name !== undefined) alike.set(name, [...(alike.get(name) ?? []), ref as number])
    }
    for (const refs of alike.values()) if (refs.length > 1) refs.forEach((ref, i) => twins.set(ref, i + 1))
  }
  return twins
}

/** `seen` are events since an earlier view: what has left since then is still called what it was. */
export function namesFrom(
  view: View,
  seatNames: readonly string[],
  box: Entries,
  seen: readonly GameEvent[] = [],
): Names {
  const ids = new Map<number, string>()
  const learn = (ref: unknown, id: unknown): void => {
    if (typeof ref === "number" && typeof id === "string" && !isSeat(ref)) ids.set(ref, id)
  }
  const items = new Map<number, Readonly<Record<string, Plain>>>()
  for (const zone of Object.values(view.zones))
    for (const { ref, card, named, shows } of zone) {
      learn(ref, named ?? card)
      if (card === "" && shows !== undefined && ref !== undefined) items.set(ref, shows)
    }
  for (const event of seen) {
    learn(event["obj"], event["card"])
    learn(event["old"], event["card"])
    const { objs, cards } = event as { objs?: unknown; cards?: unknown }
    if (Array.isArray(objs) && Array.isArray(cards)) objs.forEach((ref, i) => learn(ref, cards[i]))
  }
  const twins = twinsIn(view, box)
  return {
    twin: (ref) => twins.get(ref) ?? 0,
    alone: view.seats === 1,
    seat: (seat) => seatNames[seat] ?? `P${seat + 1}`,
    card(ref) {
      const id = ids.get(ref)
      return id === undefined ? undefined : nameOf(box, id)
    },
    item: (ref) => items.get(ref),
  }
}
