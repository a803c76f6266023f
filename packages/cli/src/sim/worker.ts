// A thread that plays: gets a stretch of game numbers, gives back what became of each.

import { writeFileSync } from "node:fs"
import { join } from "node:path"
import { parentPort, workerData } from "node:worker_threads"
import { boxOf } from "../shell/arguments.ts"
import { messageOf } from "../shell/mistake.ts"
import { matchFileOf } from "./match-file.ts"
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

const setting = workerData as Setting
const { game } = boxOf(setting.game)

function result(number: number): Result {
  const answers: Answered[] = []
  const told = setting.out === null ? undefined : (answer: Answered) => void answers.push(answer)
  try {
    return { ...playGame(game, setting, number, told), ...written(number, answers) }
  } catch (error) {
    return { number, seed: seedOf(setting, number), error: messageOf(error), ...written(number, answers) }
  }
}

/** Writes the match file, if files are wanted. */
function written(number: number, answers: readonly Answered[]): { file?: string } {
  if (setting.out === null) return {}
  const file = join(setting.out, `${setting.game}-${number}.match`)
  writeFileSync(file, matchFileOf(game, setting, number, answers))
  return { file }
}

parentPort?.on("message", ({ first, count }: Stretch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
  parentPort?.postMessage(Array.from({ length: count }, (_, i) => result(first + i)))
})
