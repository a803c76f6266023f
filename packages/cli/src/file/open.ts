// Opens a match file that somebody named: reads it and finds its game.

import { readFileSync, statSync } from "node:fs"
import type { GameBox } from "@soulspire/text"
import { MatchFileError, MOST_TEXT, type ReadFile, readMatchFile } from "@soulspire/match"
import { boxes } from "../boxes.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import type { Left } from "./append.ts"
import { problemLine } from "./problem.ts"

interface Opened {
  file: ReadFile
  box: GameBox
  left: Left
}

/** A path that leads to no file is a slip of whoever typed it. */
export function mustBeFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found?.isFile()) throw new Mistake(`there is no file '${path}'`)
  if (found.size > MOST_TEXT) throw new MatchFileError(1, "file.too-big", { most: MOST_TEXT })
}

function bytesOf(path: string): Buffer {
  mustBeFile(path)
  try {
    return readFileSync(path)
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${messageOf(error)}`)
  }
}

const LINE_END = 10

/** Throws a MatchFileError where the file itself is wrong. */
export function openMatchFile(path: string): Opened {
  const bytes = bytesOf(path)
  const file = readMatchFile(bytes.toString("utf8"))
  const box = boxes.find((each) => each.game.id === file.header.game)
  if (box === undefined) {
    const here = boxes.map((each) => each.game.id).join(", ")
    throw new MatchFileError(1, "file.other-game", { saved: file.header.game, here })
  }
  const whole = file.torn === null ? bytes.length : bytes.lastIndexOf(LINE_END) + 1
  return { file, box, left: { size: bytes.length, whole, unended: bytes[whole - 1] !== LINE_END } }
}

/** What is wrong with the file is a Failure that names its line; anything else is what it was. */
export const failureOf = (path: string, error: unknown, box?: GameBox): unknown =>
  error instanceof MatchFileError ? new Failure(`${path}: ${problemLine(error, box)}`) : error

/** Does something with a file, and fails by that. */
export function withFile<T>(path: string, work: () => T, box?: GameBox): T {
  try {
    return work()
  } catch (error) {
    throw failureOf(path, error, box)
  }
}
