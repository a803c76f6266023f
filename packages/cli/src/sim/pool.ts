// Plays many games on several threads. Each game is made from its number alone, so who plays it changes nothing.

import { Worker } from "node:worker_threads"
import { Failure } from "../shell/mistake.ts"
import { besideBundle } from "../shell/root.ts"
import type { Setting } from "./play.ts"
import type { Result, Stretch, Word } from "./worker.ts"

export interface Work {
  setting: Setting
  first: number
  games: number
  jobs: number
  signal: AbortSignal
  /** Hears how many are done. */
  at(done: number): void
}

/** The results in the order of their numbers; fewer when it was interrupted. Throws a Failure if files cannot be written. */
export async function playAll(work: Work): Promise<Result[]> {
  const results: Result[] = []
  const end = work.first + work.games
  // Small enough to share the work out evenly and to show progress, large enough to be worth a message.
  const stretch = Math.max(1, Math.min(16, Math.floor(work.games / (work.jobs * 4))))
  let next = work.first
  let unwritten: string | null = null
  const take = (): Stretch | null => {
    if (next >= end || work.signal.aborted || unwritten !== null) return null
    const first = next
    next = Math.min(end, next + stretch)
    return { first, count: next - first }
  }
  const gave = (word: Word): void => {
    if ("unwritten" in word) unwritten ??= word.unwritten
    else results.push(...word.results)
    work.at(results.length)
  }
  await Promise.all(Array.from({ length: Math.min(work.jobs, work.games) }, () => onThread(work, take, gave)))
  if (unwritten !== null) throw new Failure(unwritten)
  return results.toSorted((a, b) => a.number - b.number)
}

/** One thread from its start to its end. */
function onThread(
  { setting, signal }: Work,
  take: () => Stretch | null,
  gave: (word: Word) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(besideBundle("sim-worker.mjs"), { workerData: setting })
    const stop = (): void => void worker.terminate()
    const feed = (): void => {
      const stretch = take()
      if (stretch === null) stop()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a page
      else worker.postMessage(stretch)
    }
    signal.addEventListener("abort", stop, { once: true })
    worker.on("message", (word: Word) => {
      gave(word)
      feed()
    })
    worker.on("error", reject)
    worker.on("exit", () => {
      signal.removeEventListener("abort", stop)
      resolve()
    })
    feed()
  })
}
