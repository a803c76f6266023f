// Who waits at the top is known as long as the map lies there.

import type { GameEvent } from "@soulspire/kernel"
import { expect, test } from "vitest"
import { whoWaits } from "../../src/tables/spire/who-waits.ts"

const storyOf = (...events: GameEvent[]): { answers: number; event: GameEvent }[] =>
  events.map((event, answers) => ({ answers, event }))
const heart: GameEvent[] = [
  { k: "show", objs: [7], cards: ["b4-heart"] },
  { k: "bossWaits", what: 7 },
]

test("however much has happened since", () => {
  const since = Array.from({ length: 1000 }, (): GameEvent => ({
    k: "show",
    objs: [8],
    cards: ["ironclad-strike"],
  }))
  expect(whoWaits(storyOf(...heart, ...since))?.card).toBe("b4-heart")
})

test("and of a later Act it is whoever waits there, seen or not", () => {
  const next: GameEvent = { k: "bossHides" }
  expect(whoWaits(storyOf(...heart, next))).toEqual({ event: next, card: undefined })
  expect(whoWaits([])).toBeNull()
})
