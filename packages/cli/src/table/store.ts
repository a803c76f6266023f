// Keeps a match on the disk: every entry is written as soon as it stands, so that nothing is lost however this ends.

import { appendFileSync, existsSync, mkdirSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileOf, type Match, outcomeOf, writeMatchFile } from "@soulspire/match"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"

export interface Store {
  readonly path: string
  /** Writes what is new since the last time. */
  keep(): void
}

/** The first free name in ./saves. */
export function freePath(game: string): string {
  for (let number = 1; ; number++) {
    const path = join("saves", `${game}-${number}.match`)
    if (!existsSync(path)) return path
  }
}

const written = (path: string, write: () => void): void => {
  try {
    write()
  } catch (error) {
    throw new Failure(`${path} cannot be written: ${messageOf(error)}`)
  }
}

/** Begins a file for a new match. */
export function beginStore(path: string, match: Match): Store {
  if (existsSync(path))
    throw new Mistake(`${path} exists already; --resume plays it on, another --file leaves it alone`)
  written(path, () => {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, writeMatchFile(fileOf(match)), { flag: "wx" })
  })
  return continueStore(path, 0, false, match)
}

/** Goes on in the file a match came from, which holds so many entries of its log, and perhaps its end. */
export function continueStore(path: string, held: number, over: boolean, match: Match): Store {
  let kept = held
  let ended = over
  return {
    path,
    keep() {
      const lines: unknown[] = match.log.slice(kept)
      const outcome = outcomeOf(match)
      if (outcome !== null && !ended) lines.push({ k: "end", outcome })
      if (lines.length === 0) return
      written(path, () => appendFileSync(path, lines.map((line) => `${JSON.stringify(line)}\n`).join("")))
      kept = match.log.length
      ended = outcome !== null
    },
  }
}
