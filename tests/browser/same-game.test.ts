// Same seed, same answers, same game, bit for bit: in Node and in a browser.

import { fileURLToPath } from "node:url"
import { usually } from "@soulspire/testkit/vitest"
import { build } from "esbuild"
import { expect, test } from "vitest"
import { freshPages } from "../support/browser.ts"
import { playAll, type Share } from "./games.ts"

const newPage = freshPages()

/** Games of four take longest, and have nothing that those of three do not have. */
const share: Share = {
  proofs: usually(2, { inFull: 4 }),
  souls: [2, 3, 4].slice(0, usually(2, { inFull: 3 })),
  fights: usually(1, { inFull: 2 }),
}
const GAMES = 6 * share.proofs + share.souls.length + 4 * share.fights

/** The games and everything under them as one script that a page can run. */
async function bundled(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL("games.ts", import.meta.url))],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "games",
    platform: "browser",
    target: "es2023",
    conditions: ["source"],
    logLevel: "silent",
  })
  return outputFiles[0].text
}

test("random games give the same hashes in Node and in a browser", { timeout: 120_000 }, async () => {
  const page = await newPage()
  await page.goto("about:blank")
  await page.addScriptTag({ content: await bundled() })
  const there = await page.evaluate<string>(`games.playAll(${JSON.stringify(share)})`)
  const here = playAll(share)
  expect(here.split("\n")).toHaveLength(GAMES)
  expect(here.split(";").length).toBeGreaterThan(usually(2000, { inFull: 5000 }))
  expect(there.split("\n")).toEqual(here.split("\n"))
})
