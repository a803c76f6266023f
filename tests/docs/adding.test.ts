// The pages about adding things keep their promise: their files, put into a copy of the game, are all that is added by hand,
// and their tests are green there.

import { spawnSync } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { dirname, join, relative } from "node:path"
import { fileURLToPath } from "node:url"
import { afterAll, expect, test } from "vitest"

const root = fileURLToPath(new URL("../..", import.meta.url))
const folder = `${root}tests/docs/invented`
const copy = `${folder}/spire`
const original = `${root}packages/spire`

/** The files of the pages, each named in front of its block. */
const blocks = ["token", "verb", "card", "enemy", "event"].flatMap((name) =>
  [
    ...readFileSync(`${root}docs/adding/${name}.md`, "utf8").matchAll(
      /`packages\/spire\/([^`]+\.ts)`:\n\n```ts\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, file, code]) => ({ name: file, code })),
)
const tests = blocks.flatMap(({ name }) => (name.endsWith(".test.ts") ? [name] : []))

const run = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: "utf8" })
  return `${status === 0 ? "" : `ended with ${status}\n`}${stdout}${stderr}`
}

const filesIn = (at: string): string[] =>
  readdirSync(at).flatMap((name) =>
    statSync(join(at, name)).isDirectory() ? filesIn(join(at, name)) : [join(at, name)],
  )

rmSync(folder, { recursive: true, force: true })
for (const part of ["src", "test/support", "package.json"])
  cpSync(join(original, part), join(copy, part), { recursive: true })
// Whatever asks for the game gets the copy.
mkdirSync(`${folder}/node_modules/@soulspire`, { recursive: true })
symlinkSync("../../spire", `${folder}/node_modules/@soulspire/spire`, "junction")
for (const { name, code } of blocks) {
  mkdirSync(dirname(join(copy, name)), { recursive: true })
  writeFileSync(join(copy, name), code)
}
const written =
  run("scripts/cards.mjs", "--src", `${copy}/src`) + run("scripts/slices.mjs", "--src", `${copy}/src`)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test("the pages have a token, a keyword, a verb, a card, an enemy and an event, each with its test", () => {
  expect(blocks.map(({ name }) => name)).toEqual([
    "src/tokens/rust/index.ts",
    "src/features/keywords/volatile/index.ts",
    "test/rules/rust.test.ts",
    "src/features/rewind/ops.ts",
    "src/features/rewind/atoms.ts",
    "src/features/rewind/en.ts",
    "src/features/rewind/it.ts",
    "src/features/rewind/index.ts",
    "test/rules/rewind.test.ts",
    "src/content/silent/rusty-nail.ts",
    "test/cards/silent/rusty-nail.test.ts",
    "src/content/act-1/encounters/toll-keeper.ts",
    "test/enemies/act-1/encounters/toll-keeper.test.ts",
    "src/content/act-1/events/dry-fountain.ts",
    "test/events/dry-fountain.test.ts",
  ])
})

test("one file each by hand, one folder for a verb; the rest is written", () => {
  expect(written).toBe("")
  const different = filesIn(`${copy}/src`)
    .map((file) => relative(copy, file).replaceAll("\\", "/"))
    .filter((name) => {
      const before = join(original, name)
      return (
        !statSync(before, { throwIfNoEntry: false }) ||
        readFileSync(before, "utf8") !== readFileSync(join(copy, name), "utf8")
      )
    })
  expect(different.toSorted()).toEqual([
    "src/content/act-1/encounters/toll-keeper.ts",
    "src/content/act-1/events/dry-fountain.ts",
    "src/content/index.ts",
    "src/content/silent/rusty-nail.ts",
    "src/features/index.ts",
    "src/features/keywords/index.ts",
    "src/features/keywords/volatile/index.ts",
    "src/features/rewind/atoms.ts",
    "src/features/rewind/en.ts",
    "src/features/rewind/index.ts",
    "src/features/rewind/it.ts",
    "src/features/rewind/ops.ts",
    "src/state/new.ts",
    "src/tokens/index.ts",
    "src/tokens/rust/index.ts",
    "src/tokens/verbs.ts",
  ])
})

test("it compiles as strictly as the rest", () => {
  writeFileSync(
    `${folder}/tsconfig.json`,
    JSON.stringify({
      extends: "../../../tsconfig.base.json",
      compilerOptions: {
        noEmit: true,
        composite: false,
        incremental: false,
        customConditions: ["source"],
        types: ["node"],
      },
      files: tests.map((name) => `spire/${name}`),
    }),
  )
  expect(run("node_modules/typescript/bin/tsc", "-p", folder)).toBe("")
}, 240_000)

test("their tests are green", () => {
  writeFileSync(
    `${folder}/vitest.config.ts`,
    `const conditions = ["source", "module", "node", "development|production"]
export default { root: ${JSON.stringify(folder)}, resolve: { conditions }, ssr: { resolve: { conditions } }, test: { include: ${JSON.stringify(tests.map((name) => `spire/${name}`))}, isolate: false, maxWorkers: 1, testTimeout: 60000 } }
`,
  )
  const output = run(
    "node_modules/vitest/vitest.mjs",
    "run",
    "--no-color",
    "--config",
    `${folder}/vitest.config.ts`,
  )
  expect(output).toMatch(new RegExp(`Test Files\\s+${tests.length} passed`))
}, 240_000)
