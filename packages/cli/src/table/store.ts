// Keeps a match on the disk: every entry is written as soon as it stands, so that nothing is lost however this ends.

import { existsSync, mkdirSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileOf, type Match, outcomeOf, writeMatchFile } from "@soulspire/match"
import { append, type Left } from "../file/append.ts"
import { takeLock, Taken } from "../file/lock.ts"
import { writeWhole } from "../file/write-whole.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import { remark } from "../shell/print.ts"

export interface Store {
  readonly path: string
  /** Writes what is new since the last time: one write, so that the end of a game comes with its last answer. */
  keep(): void
  /** Lets others write again. */
  close(): void
}

/** Free names in ./saves, one after another. */
function* freePaths(game: string): Generator<string> {
  for (let number = 1; ; number++) {
    const path = join("saves", `${game}-${number}.match`)
    if (!existsSync(path)) yield path
  }
}

function beginAt(path: string, match: Match): Store {
  if (path === "") throw new Mistake("--file wants the name of a file")
  const refuse = (): never => {
    throw new Mistake(`${path} exists already; --resume plays it on, another --file leaves it alone`)
  }
  if (existsSync(path)) refuse()
  const text = writeMatchFile(fileOf(match))
  let unlock = (): void => {}
  try {
    mkdirSync(dirname(path), { recursive: true })
    unlock = takeLock(path, () => {})
    if (existsSync(path)) refuse()
    writeWhole(path, text)
  } catch (error) {
    unlock()
    if (error instanceof Failure || error instanceof Mistake) throw error
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`)
  }
  const size = Buffer.byteLength(text)
  return storeIn(path, match, {
    entries: 0,
    over: false,
    left: { size, whole: size, unended: false },
    unlock,
  })
}

/** Begins a file for a new match: this one, or the first free one in ./saves. */
export function beginStore(path: string | undefined, match: Match): Store {
  if (path !== undefined) return beginAt(path, match)
  for (const free of freePaths(match.game.id))
    try {
      return beginAt(free, match)
    } catch (error) {
      // Somebody else has begun there just now.
      if (!(error instanceof Taken || existsSync(free))) throw error
    }
  throw new Error("there is always a free number")
}

/** What a file holds already of the match that came from it. */
export interface Held {
  /** Log entries, and perhaps the end. */
  entries: number
  over: boolean
  left: Left
  /** Gives the file's lock back. */
  unlock(): void
}

/** Locks a file that somebody wants to play on, before it is read. */
export const lockFor = (path: string): (() => void) => takeLock(path, remark)

/** Goes on in the file a match came from. */
export function storeIn(path: string, match: Match, held: Held): Store {
  let { entries, over, left } = held
  return {
    path,
    keep() {
      const lines: unknown[] = match.log.slice(entries)
      const outcome = outcomeOf(match)
      if (outcome !== null && !over) lines.push({ k: "end", outcome })
      if (lines.length === 0) return
      try {
        left = append(path, left, lines.map((line) => `${JSON.stringify(line)}\n`).join(""))
      } catch (error) {
        throw new Failure(
          `${messageOf(error)}. Everything before this answer is kept; 'soulspire table --resume ${path}' goes on from there`,
        )
      }
      entries = match.log.length
      over = outcome !== null
    },
    close: held.unlock,
  }
}
