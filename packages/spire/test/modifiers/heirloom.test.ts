// Heirloom: everybody begins with a boss relic.

import type { GameEvent } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { expect, test } from "vitest"

/** Whoever gains a boss relic before Neow has given anything; what a relic asks for gets the first answers. */
function heirs(seats: number, seed: string): GameEvent[] {
  const { state, events } = spire.begin({ modifiers: ["daily-heirloom"] }, seats, seed)
  for (;;) {
    const asked = spire.decisions(state)
    // Neow asks all at once.
    if (asked.length === seats) break
    const [{ seat, id, min, pass }] = asked
    const keys = spire.optionsOf(state, { seat, id }).map(({ key }) => key)
    events.push(...spire.answer(state, seat, id, pass === "" ? keys.slice(0, min) : [pass]))
  }
  return events.filter(({ k, from, to }) => k === "move" && from === "bossRelicDeck" && to === "items")
}

test("each player begins with one at random", () => {
  const found = new Set<unknown>()
  for (const seed of ["one", "two", "three", "four", "five"]) {
    const gained = heirs(3, seed)
    expect(gained.map(({ taker }) => taker)).toEqual([0, 1, 2])
    for (const { card } of gained) found.add(card)
  }
  expect(found.size).toBeGreaterThan(3)
})
