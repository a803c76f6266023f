// Follows a match file that somebody else is playing: what has come to stand there, as it comes.

import { statSync } from "node:fs"
import { setTimeout as wait } from "node:timers/promises"
import { type Match, outcomeOf, type Step, stepsBeyond } from "@soulspire/match"
import { openMatchFile } from "../file/open.ts"
import { Failure } from "../shell/mistake.ts"

/** How often to look, in milliseconds. (Not every file system says when something changes.) */
const PAUSE = 250

const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? -1

/**
 * Gives the new steps each time there are some, until the game is over or somebody has seen enough. Throws a
 * MatchFileError at a line that does not go on from what was there.
 */
export async function* follow(
  path: string,
  match: Match,
  signal: AbortSignal,
): AsyncGenerator<Iterable<Step>, void> {
  for (let seen = -1; outcomeOf(match) === null && !signal.aborted;) {
    const size = sizeOf(path)
    if (size === seen) {
      await wait(PAUSE, undefined, { signal }).catch(() => {})
      continue
    }
    seen = size
    const { file } = openMatchFile(path)
    if (file.log.length < match.log.length)
      throw new Failure(`${path} is shorter than it was: something else has written to it`)
    yield stepsBeyond(match, file, { lostEnd: true })
  }
}
