// Set positions at an event: the party has just met it.

import { dataOf } from "@soulspire/kernel"
import { cardsIn, refsIn } from "@soulspire/testkit"
import { expect } from "vitest"
import { type ClimbTable, entering, keysOf, type Way } from "./climb.ts"

/** Somebody with two cards and half of their HP, or whoever the position names, before this event; not the first one. */
export const meeting = (id: string, { p1, ...way }: Way = {}): ClimbTable =>
  entering("event", {
    eventDeck: [id],
    events: 1,
    p1: { deck: ["ironclad-strike", "ironclad-bash"], hp: 5, maxHp: 10, ...p1 },
    relicDeck: ["anchor", "lantern"],
    potionDeck: ["block-potion", "fire-potion"],
    curseDeck: ["curse-doubt", "curse-shame"],
    ...way,
  })

/** Looks at everything they have gained and takes the first of each. */
export function takeAll(table: ClimbTable, seat = 1): void {
  const next = (word: string): string | undefined => keysOf(table, seat).find((key) => key.startsWith(word))
  for (let key = next("reveal:"); key !== undefined; key = next("reveal:")) table.pick(seat, key)
  // From the last one: of several cards the first one is what stays picked.
  for (const key of keysOf(table, seat)
    .filter((each) => each.startsWith("take:"))
    .toReversed())
    if (keysOf(table, seat).includes(key)) table.pick(seat, key)
  table.pick(seat, "done")
}

/** The key of an option of the event, whether it can be chosen or not; the seat has others. */
export function optionOf(table: ClimbTable, nth: number, seat = 1): string {
  const [card] = keysOf(table, seat)
    .filter((key) => key.startsWith("option:"))
    .map((key) => key.replace(/\.\d+$/, ""))
  return nth === 1 ? card : `${card}.${nth}`
}

/** The first player's cards for `winFight`. */
export const STRIKES: readonly string[] = Array.from({ length: 5 }, () => "ironclad-strike")

/** The first player, who holds nothing but Strikes, has all enemies fall. */
export function fell(table: ClimbTable): void {
  table.game.arrange(table.state, (r) => {
    for (const ref of refsIn(table, "enemies")) Object.assign(dataOf(r, ref), { hp: 1, block: 0 })
  })
  for (const enemy of cardsIn(table, "enemies")) {
    const key = keysOf(table).find((each) => each.startsWith("play:") && each.includes(`>${enemy}#`))
    if (key !== undefined) table.pick(1, key)
  }
}

/** The same; nobody takes what they leave. */
export function winFight(table: ClimbTable): void {
  fell(table)
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
}

/** The event lies under its deck, and the party looks at the map. */
export function isOver(table: ClimbTable, id: string): void {
  expect(cardsIn(table, "room")).toEqual([])
  expect(cardsIn(table, "eventDeck")[0]).toBe(id)
  table.p1.isAsked("map")
}
