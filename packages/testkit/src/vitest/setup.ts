// Runs before the tests of every file: says which hard mode the run is in, and looks at every table when its test ends.

import { relative } from "node:path"
import { afterEach, beforeEach, inject } from "vitest"
import { isMode, setMode } from "../modes/mode.ts"
import { type Exempt, exemption, type Spared, wronglySpared } from "../modes/spared.ts"
import { endOfTest, tablesSet } from "../table/registry.ts"
import { threadSeconds } from "./cost.ts"
import { root } from "./root.ts"

declare module "vitest" {
  interface ProvidedContext {
    mode?: string
    spared?: readonly Spared[]
    exempt?: readonly Exempt[]
    choosers?: readonly string[]
  }
}

const began = threadSeconds()

const mode = inject("mode") ?? "plain"
if (!isMode(mode)) throw new Error(`"${mode}" is no mode: see vitest.config.ts`)
setMode(mode)

const spared = inject("spared") ?? []
const exempt = inject("exempt") ?? []
const pathOf = (file: { filepath: string }): string => relative(root, file.filepath).replaceAll("\\", "/")

beforeEach(({ task, skip }) => {
  const why = exemption(mode, `${pathOf(task.file)} > ${task.fullTestName}`, exempt)
  if (why !== null) skip(why)
})

afterEach(({ task }) => {
  const wrong = wronglySpared(pathOf(task.file), tablesSet(), spared, inject("choosers") ?? [])
  const failed = task.result?.state === "fail"
  task.file.meta.seconds = threadSeconds() - began
  endOfTest(failed)
  if (!failed && wrong !== null) throw new Error(wrong)
})
