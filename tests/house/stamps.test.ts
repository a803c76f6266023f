// A suite that is left out while its inputs are unchanged must know all of them.

import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "esbuild"
import { describe, expect, it } from "vitest"
import { hashOf, inputsOf, suites } from "../../scripts/stamps.mjs"
import { root } from "../../scripts/steps.mjs"

const texts = new Map<string, string>()

function read(file: string): string {
  let text = texts.get(file)
  if (text === undefined) texts.set(file, (text = readFileSync(join(root, file), "latin1")))
  return text
}

/** Every file of ours that these import, and what is imported there. */
async function reachedFrom(files: readonly string[]): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    stdin: {
      contents: files.map((file) => `import ${JSON.stringify(`./${file}`)}`).join("\n"),
      resolveDir: root,
    },
    bundle: true,
    write: false,
    metafile: true,
    platform: "node",
    format: "esm",
    conditions: ["source"],
    packages: "bundle",
    external: ["*.css", "virtual:*", "vite", "vitest", "esbuild", "playwright-core", "@sparticuz/chromium"],
    logLevel: "silent",
  })
  return Object.keys(metafile.inputs).filter(
    (file) => !file.startsWith("node_modules/") && file !== "<stdin>",
  )
}

it("no test has two stamps", () => {
  const tests = suites.flatMap((suite) => suite.tests)
  const twice = tests.filter((test, i) => tests.some((other, j) => i !== j && test.startsWith(other)))
  expect(twice).toEqual([])
})

describe.each(suites.map((suite) => [suite.name, suite] as const))("%s", (_name, suite) => {
  it("is there", () => {
    expect(suite.tests.length).toBeGreaterThan(0)
    for (const test of suite.tests) expect(existsSync(join(root, test))).toBe(true)
  })

  it("counts whatever its tests and the runner import among its inputs", async () => {
    const inputs = inputsOf(suite)
    const tests = inputs.filter(
      (file) => file.endsWith(".test.ts") && suite.tests.some((test) => file.startsWith(test)),
    )
    const runner = ["vitest.config.ts", "packages/testkit/src/vitest/setup.ts"]
    const served = suite.packages.includes("web") ? ["packages/web/test/support/served.ts"] : []
    const reached = await reachedFrom([...tests, ...runner, ...served])
    expect(reached.length).toBeGreaterThan(100)
    expect(reached.filter((file) => !inputs.includes(file))).toEqual([])
  })

  it("is due again when any of them changes, and not for a comment or a line end", () => {
    const before = hashOf(suite, read)
    const withMore = (more: string) => (changed: string | undefined) =>
      hashOf(suite, (file) => (file === changed ? `${read(file)}${more}` : read(file)))
    for (const changed of ["packages/kernel/src/game.ts", inputsOf(suite).at(-1)]) {
      expect(withMore("\nexport const planted = 1\n")(changed)).not.toBe(before)
      expect(withMore("\n\n// A word on it.\n")(changed)).toBe(before)
    }
    expect(withMore(" ")("package-lock.json")).not.toBe(before)
    const [changed] = inputsOf(suite).slice(-1)
    const withOtherEnds = (file: string): string => read(file).replaceAll("\n", "\r\n")
    expect(hashOf(suite, (file) => (file === changed ? withOtherEnds(file) : read(file)))).toBe(before)
  })
})
