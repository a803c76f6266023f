// A thread that plays: gets a stretch of game numbers, gives back what became of each.

import { parentPort, workerData } from "node:worker_threads"
import { writeWhole } from "../file/write-whole.ts"
import { boxOf } from "../shell/arguments.ts"
import { messageOf } from "../shell/mistake.ts"
import { matchFileOf, pathOf } from "./match-file.ts"
import { type Answered, playGame, type Played, seedOf, type Setting } from "./play.ts"

/** From `first`, `count` of them. */
export interface Stretch {
  first: number
  count: number
}

export interface Failed {
  number: number
  seed: string
  error: string
  file?: string
}

export type Result = Played | Failed

/** What a thread says: what became of a stretch, or that a file cannot be written, which is the end of it all. */
export type Word = { results: Result[] } | { unwritten: string }

/** A match file cannot be written. */
class Unwritten extends Error {}

const setting = workerData as Setting
const { game } = boxOf(setting.game)

function result(number: number): Result {
  const answers: Answered[] = []
  const told = setting.out === null ? undefined : (answer: Answered) => void answers.push(answer)
  return { ...played(number, told), ...written(number, answers) }
}

function played(number: number, told?: (answer: Answered) => void): Result {
  try {
    return playGame(game, setting, number, told)
  } catch (error) {
    return { number, seed: seedOf(setting, number), error: messageOf(error) }
  }
}

/** Writes the match file, if files are wanted. */
function written(number: number, answers: readonly Answered[]): { file?: string } {
  if (setting.out === null) return {}
  const file = pathOf(setting.out, setting.game, number)
  const text = matchFileOf(game, setting, number, answers)
  try {
    writeWhole(file, text)
  } catch (error) {
    throw new Unwritten(`${file} cannot be written: ${messageOf(error)}`)
  }
  return { file }
}

function wordOn({ first, count }: Stretch): Word {
  try {
    return { results: Array.from({ length: count }, (_, i) => result(first + i)) }
  } catch (error) {
    if (error instanceof Unwritten) return { unwritten: error.message }
    throw error
  }
}

parentPort?.on("message", (stretch: Stretch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
  parentPort?.postMessage(wordOn(stretch))
})
