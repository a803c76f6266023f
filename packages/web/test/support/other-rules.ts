// Matches of Four Souls that an earlier version has played, for tests: by rules that play the same, and by others.

import { chairAt, randomBot, stranger } from "@soulspire/bots"
import { fourSoulsSpec, type FourSoulsState } from "@soulspire/four-souls"
import { defineGame, type Game, type Options } from "@soulspire/kernel"
import { answer, createMatch, fileOf, type Seating, writeMatchFile } from "@soulspire/match"

/** Its code was not the same, but played the same. */
export const tidied = defineGame({ ...fourSoulsSpec, version: "0.0.8", sources: 1 })

/** Everybody looted twice. */
const lootStep = { base: () => 2, min: 0 }
export const greedier = defineGame({
  ...fourSoulsSpec,
  stats: { ...fourSoulsSpec.stats, lootStep },
  version: "0.0.9",
  sources: 2,
})

/** It had another source of chance, so that not even the deal is the same. */
export const dealtOtherwise = defineGame({
  ...fourSoulsSpec,
  streams: [...fourSoulsSpec.streams, "more"],
  version: "0.0.7",
  sources: 3,
})

interface How {
  persons?: number
  answers?: number
  options?: Options
}

/** The text of a match file. */
export function playedBy(
  game: Game<FourSoulsState>,
  { persons = 1, answers = 40, options = { barter: false } }: How = {},
): string {
  const names = ["Ada", "Ben"]
  const seats = names.map((name, i): Seating =>
    i < persons ? { kind: "person", name } : { kind: "bot", bot: "random", name },
  )
  const match = createMatch(game, { options, seats, seed: "earlier" })
  const random = stranger("earlier")
  for (;;) {
    const [open] = game.decisions(match.state).filter(({ standing }) => !standing)
    // It is left where a person is asked, so that nobody plays on before anybody looks.
    if (match.log.length >= answers && seats[open.seat].kind === "person") break
    answer(match, open.seat, open.id, randomBot.answer(chairAt(game, match.state, open), random))
  }
  return writeMatchFile(fileOf(match))
}
