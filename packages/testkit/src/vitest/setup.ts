// Runs before the tests of every file: says which hard mode the run is in, and looks at every table when its test ends.

import { relative } from "node:path"
import { afterEach, beforeEach, inject } from "vitest"
import { isMode, setMode } from "../modes/index.ts"
import { endOfTest, tablesSet } from "../table/end.ts"
import { root } from "./pages.ts"

declare module "vitest" {
  interface ProvidedContext {
    spared?: readonly { path: string; why: string }[]
    exempt?: readonly { mode: string; test: string; why: string }[]
  }
}

const mode = process.env["SOULSPIRE_MODE"] ?? "plain"
if (!isMode(mode)) throw new Error(`SOULSPIRE_MODE is "${mode}", which is no mode`)
setMode(mode)

const spared = inject("spared") ?? []
const exempt = (inject("exempt") ?? []).filter((each) => each.mode === mode)
const pathOf = (file: { filepath: string }): string => relative(root, file.filepath).replaceAll("\\", "/")

beforeEach(({ task, skip }) => {
  if (exempt.length === 0) return
  const names = task.fullTestName ?? task.name
  const reason = exempt.find(({ test }) => test === `${pathOf(task.file)} > ${names}`)
  if (reason !== undefined) skip(reason.why)
})

afterEach(({ task }) => {
  const { all, chosen } = tablesSet()
  const failed = task.result?.state === "fail"
  endOfTest(failed)
  // A file that is not run again in the hard modes has no tables, or their answers would never be put to the test.
  const why = spared.find(({ path }) => pathOf(task.file).startsWith(path))?.why
  if (!failed && all > chosen && why !== undefined)
    throw new Error(`sets a table in a file that no hard mode runs ("${why}"): see tests/hard-modes.ts`)
})
