// A suite that is left out while its inputs are unchanged must know all of them.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { hashOf, inputsOf, suites } from "../../scripts/stamps.mjs"
import { root } from "../../scripts/steps.mjs"
import { spared } from "../hard-modes.ts"

const read = (file: string): string => readFileSync(join(root, file), "latin1")

describe.each(suites.map((suite) => [suite.name, suite] as const))("%s", (_name, suite) => {
  it("is there, and runs once", () => {
    for (const test of suite.tests) {
      expect(existsSync(join(root, test))).toBe(true)
      expect(spared.some(({ path }) => test.startsWith(path))).toBe(true)
    }
  })

  it("counts the kernel, its games, what helps its tests and itself among its inputs", () => {
    const inputs = inputsOf(suite)
    for (const file of ["packages/kernel/src/game.ts", "vitest.config.ts", "package-lock.json"])
      expect(inputs).toContain(file)
    for (const name of suite.packages)
      expect(inputs.some((file) => file.startsWith(`packages/${name}/src/`))).toBe(true)
    expect(inputs.some((file) => file.includes("/test/support/"))).toBe(true)
    expect(inputs.some((file) => suite.tests.some((test) => file.startsWith(test)))).toBe(true)
  })

  it("is due again when any of them changes, or is gone", () => {
    const before = hashOf(suite, read)
    for (const changed of ["packages/kernel/src/game.ts", inputsOf(suite).at(-1)])
      expect(hashOf(suite, (file) => (file === changed ? `${read(file)} ` : read(file)))).not.toBe(before)
    expect(hashOf(suite, (file) => read(file).replaceAll("\n", "\r\n"))).toBe(before)
  })
})
