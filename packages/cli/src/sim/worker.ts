// A thread that plays: gets a stretch of game numbers, gives back what became of each.

import { parentPort, workerData } from "node:worker_threads"
import { boxOf } from "../shell/arguments.ts"
import { messageOf } from "../shell/mistake.ts"
import { playGame, type Played, seedOf, type Setting } from "./play.ts"

/** From `first`, `count` of them. */
export interface Stretch {
  first: number
  count: number
}

export interface Failed {
  number: number
  seed: string
  error: string
}

export type Result = Played | Failed

const setting = workerData as Setting
const { game } = boxOf(setting.game)

function result(number: number): Result {
  try {
    return playGame(game, setting, number)
  } catch (error) {
    return { number, seed: seedOf(setting, number), error: messageOf(error) }
  }
}

parentPort?.on("message", ({ first, count }: Stretch) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
  parentPort?.postMessage(Array.from({ length: count }, (_, i) => result(first + i)))
})
