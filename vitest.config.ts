import { defineConfig } from "vitest/config"

/** Packages are read from their sources (`exports` condition `source`), so no build comes before a test. */
const conditions = ["source", "module", "node", "development|production"]

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ["packages/*/test/**/*.test.ts", "tests/**/*.test.ts"],
    pool: "threads",
    setupFiles: ["packages/testkit/src/vitest/setup.ts"],
  },
})
