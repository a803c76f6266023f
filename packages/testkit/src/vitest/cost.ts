// What each file of tests cost, for the table at the end of `npm test`: the processor time of the thread that ran it. Linux
// alone tells that of a thread; elsewhere it is the time by the clock.

import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Reporter, TestModule } from "vitest/node"
import { root } from "./root.ts"

declare module "vitest" {
  interface TaskMeta {
    /** Seconds of processor time, of a file. */
    seconds?: number
  }
}

/** How long this thread has run so far, in seconds. */
export function threadSeconds(): number {
  try {
    return Number(readFileSync("/proc/thread-self/schedstat", "utf8").split(" ")[0]) / 1e9
  } catch {
    return performance.now() / 1000
  }
}

const costOf = (module: TestModule): { project: string; file: string; seconds: number } => ({
  project: module.project.name,
  file: module.relativeModuleId,
  seconds: module.meta().seconds ?? 0,
})

/** Writes down what all files have cost; scripts/test.mjs reads it. */
export default class CostReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const folder = join(root, "node_modules/.cache/soulspire")
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, "costs.json"), JSON.stringify(modules.map(costOf)))
  }
}
