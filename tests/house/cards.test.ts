// The lists of cards are written from the card files, and the state and the lists of slices from their declarations; a card
// that is in no list cannot be dealt.

import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

test.each(["cards", "slices"])(
  "what scripts/%s.mjs writes is up to date (npm run cards writes it)",
  (name) => {
    const script = fileURLToPath(new URL(`../../scripts/${name}.mjs`, import.meta.url))
    const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" })
    expect(stderr).toBe("")
    expect(status).toBe(0)
  },
)
