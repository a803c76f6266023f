// Runs before the tests of every file: says which hard mode the run is in, and looks at every table when its test ends.

import { afterEach } from "vitest"
import { isMode, setMode } from "../modes/index.ts"
import { endOfTest } from "../table/end.ts"

const mode = process.env["SOULSPIRE_MODE"] ?? "plain"
if (!isMode(mode)) throw new Error(`SOULSPIRE_MODE is "${mode}", which is no mode`)
setMode(mode)

afterEach(({ task }) => {
  endOfTest(task.result?.state === "fail")
})
