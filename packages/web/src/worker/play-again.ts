// Plays a match file again a little at a time, so that the worker goes on hearing and the page sees how far it is.

import type { Game, State } from "@soulspire/kernel"
import {
  type Match,
  type MatchFile,
  MatchFileError,
  outcomeOf,
  type Progress,
  replaying,
} from "@soulspire/match"

/** So long nobody is heard, in milliseconds. */
const SLICE = 60

export interface Again<S extends State = State> {
  match: Match<S>
  /** Was the game over without the file saying so? Then only its last line is lost. */
  endLost: boolean
}

/** Throws a MatchFileError at the first wrong line. */
export async function playAgain<S extends State>(
  file: MatchFile,
  game: Game<S>,
  progress: Progress,
): Promise<Again<S>> {
  const { match, steps } = replaying(file, game)
  const all = file.log.length
  let since = performance.now()
  try {
    for (let done = 0; steps.next().done !== true;) {
      done++
      if (performance.now() - since < SLICE) continue
      progress(done, all)
      await new Promise((resolve) => setTimeout(resolve, 0))
      since = performance.now()
    }
  } catch (error) {
    if (!(error instanceof MatchFileError) || error.key !== "file.no-end") throw error
    return { match, endLost: outcomeOf(match) !== null }
  }
  return { match, endLost: false }
}
