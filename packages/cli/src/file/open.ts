// Opens a match file that somebody named: reads it and finds its game.

import { readFileSync, statSync } from "node:fs"
import type { GameBox } from "@soulspire/text"
import { type MatchFile, MatchFileError, readMatchFile } from "@soulspire/match"
import { boxes } from "../boxes.ts"
import { Failure, messageOf, Mistake } from "../shell/mistake.ts"
import { problemLine } from "./problem.ts"

interface Opened {
  file: MatchFile
  box: GameBox
}

/** The text of a file; a path that leads to none is a slip of whoever typed it. */
function textOf(path: string): string {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile()) throw new Mistake(`there is no file '${path}'`)
  try {
    return readFileSync(path, "utf8")
  } catch (error) {
    throw new Failure(`${path} cannot be read: ${messageOf(error)}`)
  }
}

/** Throws a MatchFileError where the file itself is wrong. */
export function openMatchFile(path: string): Opened {
  const file = readMatchFile(textOf(path))
  const box = boxes.find((each) => each.game.id === file.header.game)
  if (box !== undefined) return { file, box }
  const here = boxes.map((each) => each.game.id).join(", ")
  throw new MatchFileError(1, "file.other-game", { saved: file.header.game, here })
}

/** Does something with a file; what is wrong with the file becomes a Failure that names its line. */
export function withFile<T>(path: string, work: () => T, box?: GameBox): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof MatchFileError) throw new Failure(`${path}: ${problemLine(error, box)}`)
    throw error
  }
}
