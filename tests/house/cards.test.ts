// The lists of cards are written from the card files; a card that is in no list cannot be dealt.

import { spawnSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { expect, test } from "vitest"

const script = fileURLToPath(new URL("../../scripts/cards.mjs", import.meta.url))

test("every card file is in its game's list (npm run cards writes it)", () => {
  const { status, stderr } = spawnSync(process.execPath, [script, "--check"], { encoding: "utf8" })
  expect(stderr).toBe("")
  expect(status).toBe(0)
})
