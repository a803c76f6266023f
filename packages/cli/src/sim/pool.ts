// Plays many games on several threads. Each game is made from its number alone, so who plays it changes nothing.

import { Worker } from "node:worker_threads"
import { Failure } from "../shell/mistake.ts"
import { besideBundle } from "../shell/root.ts"
import type { Result } from "./result.ts"
import type { Setting, Unit } from "./setting.ts"
import type { Word } from "./worker.ts"

export interface Work {
  setting: Setting
  units: readonly Unit[]
  jobs: number
  signal: AbortSignal
  /** Hears what became of some of them; whoever has heard enough says false. */
  heard(results: readonly Result[]): boolean
}

/** Plays them all, or until it is interrupted or has been enough. Throws a Failure if files cannot be written. */
export async function playAll(work: Work): Promise<void> {
  const { units } = work
  // Small enough to share the work out evenly and to show progress, large enough to be worth a message.
  const stretch = Math.max(1, Math.min(16, Math.floor(units.length / (work.jobs * 4))))
  let next = 0
  let goesOn = true
  let failed: unknown = null
  const take = (): readonly Unit[] | null => {
    if (next >= units.length || work.signal.aborted || !goesOn) return null
    const first = next
    next += stretch
    return units.slice(first, next)
  }
  const gave = (word: Word): void => {
    if (failed !== null) return
    try {
      if ("unwritten" in word) throw new Failure(word.unwritten)
      goesOn &&= work.heard(word.results)
    } catch (error) {
      failed = error
      goesOn = false
    }
  }
  await Promise.all(
    Array.from({ length: Math.min(work.jobs, units.length) }, () => onThread(work, take, gave)),
  )
  if (failed !== null) throw failed
}

/** One thread from its start to its end. */
function onThread(
  { setting, signal }: Work,
  take: () => readonly Unit[] | null,
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
