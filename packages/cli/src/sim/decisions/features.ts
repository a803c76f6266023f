// A position in numbers for a game that does not say itself what counts: how much lies where, and every number that is shown.
// Seats are counted from whoever looks, who is 0, so that the same numbers mean the same in every seat.

import type { View } from "@soulspire/kernel"
import type { Numbers } from "@soulspire/text"

/** Numbers within numbers within numbers are no longer what a value is fitted from. */
const DEEP = 3

export function countedIn(view: View, seat: number): Numbers {
  const { seats } = view
  const found: Record<string, number> = { clock: view.clock, turn: view.moment.turn }
  const fromHere = (other: number): number => (other - seat + seats) % seats
  for (const [name, cards] of Object.entries(view.zones)) {
    const [kind, holder] = name.split(".")
    found[holder === undefined ? `zones.${kind}` : `zones.${kind}.${fromHere(Number(holder))}`] = cards.length
  }
  const add = (name: string, value: unknown, deep: number): void => {
    if (typeof value === "number") found[name] = value
    else if (typeof value === "boolean") found[name] = Number(value)
    else if (deep === 0 || typeof value !== "object" || value === null) return
    else if (Array.isArray(value) && value.length === seats)
      value.forEach((each, other) => add(`${name}.${fromHere(other)}`, each, deep - 1))
    else if (Array.isArray(value)) found[`${name}.length`] = value.length
    else for (const [field, each] of Object.entries(value)) add(`${name}.${field}`, each, deep - 1)
  }
  add("table", view.table, DEEP)
  return found
}
