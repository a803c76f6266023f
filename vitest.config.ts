// How tests are run: once as they are, and those at tables again in the hard modes. SOULSPIRE_MODE says which: nothing or
// `plain` for the plain run, the name of a mode for that one, `hard` for all of these at once, `all` for the plain run and
// that (as `npm test` does).

import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"
import { choosers, exempt, hardOnly, spared } from "./tests/hard-modes.ts"

/** Packages are read from their sources (`exports` condition `source`), so no build comes before a test. */
const conditions = ["source", "module", "node", "development|production"]

const mode = process.env["SOULSPIRE_MODE"] ?? "plain"
const modes = mode === "all" ? ["plain", "hard"] : [mode]

const testsIn = (path: string): string => (path.endsWith("/") ? `${path}**/*.test.ts` : path)
const apart = spared.map(({ path }) => testsIn(path))
/** Suites that nothing has changed for: scripts/stamps.mjs. */
const stamped = (process.env["SOULSPIRE_STAMPED"] ?? "")
  .split(" ")
  .filter((path) => path !== "")
  .map(testsIn)
const ofTheWeb = ["packages/web/test/**/*.test.ts"]
const everything = ["packages/*/test/**/*.test.ts", "tests/**/*.test.ts"]

const project = (
  name: string,
  mode: string,
  files: {
    include: string[]
    exclude: string[]
    isolate: boolean
    globalSetup?: string
    testTimeout?: number
  },
) => ({
  extends: true as const,
  test: { name, env: { SOULSPIRE_MODE: mode }, provide: { mode, spared, exempt, choosers }, ...files },
})

/** Tables share nothing between files, and loading everything anew for each of them takes longer than the tests. */
const atTables = (mode: string) =>
  project(mode, mode, {
    include: everything,
    exclude: [
      ...apart,
      ...stamped,
      ...(mode === "plain" && modes.includes("hard") ? hardOnly.map(testsIn) : []),
    ],
    isolate: false,
  })
/** What has no tables runs once. */
const withoutTables = project("apart", "plain", {
  include: apart,
  exclude: [...ofTheWeb, ...stamped],
  isolate: false,
})
/** The web client's files share one browser, and whatever was read to drive it. */
const inBrowser = project("web", "plain", {
  include: ofTheWeb,
  exclude: stamped,
  isolate: false,
  globalSetup: "packages/web/test/support/served.ts",
  testTimeout: 180_000,
})

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    pool: "threads",
    // One more than there are cores: whoever waits for a browser or a program leaves its core to somebody else.
    maxWorkers: availableParallelism() + 1,
    // Long, because other work may share the machine; nothing here measures time.
    testTimeout: 60_000,
    reporters: ["default", ...["reporter", "cost"].map((each) => `./packages/testkit/src/vitest/${each}.ts`)],
    setupFiles: ["packages/testkit/src/vitest/setup.ts"],
    projects: [...(modes.includes("plain") ? [inBrowser, withoutTables] : []), ...modes.map(atTables)],
  },
})
