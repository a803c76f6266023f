// Plays a match file again a little at a time, so that the worker goes on hearing and the page sees how far it is.

import type { Game, State } from "@soulspire/kernel"
import {
  isOtherRules,
  type Match,
  type MatchFile,
  MatchFileError,
  outcomeOf,
  type Progress,
  type Replaying,
  replaying,
} from "@soulspire/match"
import type { Parted } from "./messages.ts"

/** So long nobody is heard, in milliseconds. */
const SLICE = 60

interface Again<M extends Match | null> {
  match: M
  /** Was the game over without the file saying so? Then only its last line is lost. */
  endLost: boolean
  /** Do the rules that are here come out differently somewhere? Then the match is as it was before that. */
  parted: Parted | null
}

/** There is no match where not even the deal agrees. */
export type PlayedAgain<S extends State = State> = Again<Match<S>> | (Again<null> & { parted: Parted })

/** Throws a MatchFileError at the first wrong line. */
export async function playAgain<S extends State>(
  file: MatchFile,
  game: Game<S>,
  progress: Progress,
): Promise<PlayedAgain<S>> {
  const all = file.log.length
  let again: Replaying<S>
  try {
    again = replaying(file, game)
  } catch (error) {
    if (!isOtherRules(error)) throw error
    return { match: null, endLost: false, parted: partedAt(error, 0, all) }
  }
  const { match, steps } = again
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
    if (isOtherRules(error)) return { match, endLost: false, parted: partedAt(error, match.log.length, all) }
    if (!(error instanceof MatchFileError) || error.key !== "file.no-end") throw error
    return { match, endLost: outcomeOf(match) !== null, parted: null }
  }
  return { match, endLost: false, parted: null }
}

const partedAt = ({ params: { saved, here } }: MatchFileError, steps: number, entries: number): Parted => ({
  saved: String(saved),
  here: String(here),
  same: steps,
  entries,
})
