// The guide's code is the guide's promise: it is taken from the page, type-checked and run.

import { spawnSync } from "node:child_process"
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = `${root}tests/docs/from-the-page`
const file = `${folder}/crows.test.ts`

const page = readFileSync(`${root}docs/making-a-game.md`, "utf8")
const code = [...page.matchAll(/^```ts\n([\s\S]*?)^```$/gm)].map((block) => block[1]).join("\n")
mkdirSync(folder, { recursive: true })
writeFileSync(file, code)
writeFileSync(
  `${folder}/tsconfig.json`,
  JSON.stringify({
    extends: "../../../tsconfig.base.json",
    compilerOptions: {
      noEmit: true,
      composite: false,
      incremental: false,
      customConditions: ["source"],
      types: [],
    },
    files: ["crows.test.ts"],
  }),
)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const npx = (...args: string[]): { status: number | null; output: string } => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
  return { status, output: stdout + stderr }
}

test("the code of the guide is a whole game", () => {
  expect(code.split("\n").length).toBeGreaterThan(150)
  expect(code).toContain("defineGame(spec)")
})

test("it compiles as strictly as the rest", () => {
  const { status, output } = npx("node_modules/typescript/bin/tsc", "-p", folder)
  expect(output).toBe("")
  expect(status).toBe(0)
}, 60_000)

test("it plays", () => {
  const { status, output } = npx("node_modules/vitest/vitest.mjs", "run", "--no-color", file)
  expect(output).toMatch(/Tests\s+3 passed/)
  expect(status).toBe(0)
}, 60_000)
