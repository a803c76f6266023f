// How tests are run: once as they are, and those at tables again in every hard mode. SOULSPIRE_MODE says which:
// nothing or `plain` for the plain run, the name of a mode for that one, `all` for everything (as `npm test` does).

import { defineConfig } from "vitest/config"
import { choosers, exempt, spared } from "./tests/hard-modes.ts"

/** Packages are read from their sources (`exports` condition `source`), so no build comes before a test. */
const conditions = ["source", "module", "node", "development|production"]

const hardModes = ["save", "undo", "leak", "scan", "locale"]
const mode = process.env["SOULSPIRE_MODE"] ?? "plain"
const modes = mode === "all" ? ["plain", ...hardModes] : [mode]

/** Runs in the hard modes by hand only (`SOULSPIRE_MODE=leak npx vitest run packages/four-souls`) until it is complete. */
const underConstruction = mode === "all" ? ["packages/four-souls/**"] : []

const project = (name: string) => ({
  extends: true as const,
  test: {
    name,
    env: { SOULSPIRE_MODE: name },
    // Tables share nothing between files, and loading everything anew for each of them takes longer than the tests.
    isolate: name === "plain",
    exclude:
      name === "plain"
        ? []
        : [...spared.map(({ path }) => (path.endsWith("/") ? `${path}**` : path)), ...underConstruction],
    provide: { mode: name, spared, exempt, choosers },
  },
})

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "tests/**/*.test.ts"],
    pool: "threads",
    // Long, because other work may share the machine; nothing here measures time.
    testTimeout: 60_000,
    reporters: ["default", "./packages/testkit/src/vitest/reporter.ts"],
    setupFiles: ["packages/testkit/src/vitest/setup.ts"],
    projects: modes.map(project),
  },
})
