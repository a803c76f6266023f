// Somebody leaves in the middle: a bot plays on for them, and nothing else changes.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { changeSeat, createMatch, outcomeOf, playBots, type Seating } from "@soulspire/match"
import { spire } from "@soulspire/spire"
import { rule } from "@soulspire/testkit/vitest"
import { expect } from "vitest"

const person = (name: string): Seating => ({ kind: "person", name })
const bot = (name: string): Seating => ({ kind: "bot", bot: "random", name })

rule("STS-Q-5", "a seat can be played by a bot from then on; the enemies stay as many as they were", () => {
  const match = createMatch(spire, {
    options: { room: "encounter" },
    seats: [bot("Anna"), person("Bruno")],
    seed: "left alone",
  })
  const random = stranger("left alone")
  const play = (): number =>
    playBots(match, ({ game, state }, decision) => randomBot.answer(chairAt(game, state, decision), random))
  const enemies = (): number => spire.view(match.state, "spectator").zones["enemies"].length
  play()
  const before = enemies()
  changeSeat(match, 1, bot("Bruno"))
  expect(enemies()).toBe(before)
  expect(match.state.seats).toBe(2)
  play()
  expect(outcomeOf(match)).not.toBeNull()
})
