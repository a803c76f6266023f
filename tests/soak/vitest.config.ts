// The runner for `npm run soak`: the usual set-up, other files.

import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defineConfig } from "vitest/config"
import shared from "../../vitest.config.ts"
import { BossReporter } from "./bosses.ts"

const root = fileURLToPath(new URL("../../", import.meta.url))

export default defineConfig({
  resolve: shared.resolve ?? {},
  ssr: shared.ssr ?? {},
  root,
  test: {
    include: ["tests/soak/*.soak.ts", "packages/web/test/**/*.soak.ts"],
    globalSetup: "packages/web/test/support/served.ts",
    pool: "threads",
    maxWorkers: availableParallelism(),
    reporters: ["default", new BossReporter()],
    setupFiles: ["packages/testkit/src/vitest/setup.ts"],
  },
})
