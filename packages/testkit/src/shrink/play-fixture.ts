// What once failed is played again from then on, in every mode, with every check at each state.

import type { Game, State } from "@soulspire/kernel"
import { cardsAbout, checkShape, lostCards } from "../conformance/shape.ts"
import { answerIn } from "../modes/index.ts"
import type { HardMode } from "../modes/mode.ts"
import type { Answer } from "../random-play.ts"
import { type Fixture, read } from "./fixture.ts"
import { like } from "./replay.ts"

/** Plays a fixture in one mode, with every check there is at each state. Throws what is wrong. */
function playIn<S extends State>(mode: HardMode, sound: Game<S>, fixture: Fixture): number {
  const game = mode === "scan" ? sound.scanned() : sound
  const log: Answer[] = []
  let state = game.create(fixture.options, fixture.seats, fixture.seed)
  const cards = cardsAbout(state)
  const look = (): void => {
    checkShape(game, state)
    const broken = game.invariant(state)
    if (broken !== null) throw new Error(broken)
    const lost = lostCards(game, cards, state)
    if (lost.length > 0) throw new Error(`lost: ${lost.join(", ")}`)
  }
  look()
  for (const line of fixture.answers) {
    const next = game.outcome(state) === null ? like(game, state, read(line)) : null
    if (next === null) continue
    state = answerIn(mode, { game, state, log }, next).state
    log.push(next)
    look()
  }
  return log.length
}

/** Plays a fixture in every mode. Gives how many of its answers still fit. */
export function playFixture<S extends State>(game: Game<S>, fixture: Fixture): number {
  if (fixture.game !== game.id) throw new Error(`a fixture of ${fixture.game}, not of ${game.id}`)
  // But for the one that has everything said: what fails there fails at tables too.
  const counts = (["plain", "save", "undo", "leak", "scan"] as const).map((mode) => {
    try {
      return playIn(mode, game, fixture)
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error)
      throw new Error(`in mode ${mode}: ${what} (found as: ${fixture.failure})`, { cause: error })
    }
  })
  return Math.max(...counts)
}
