// Same seed, same answers, same game, bit for bit: in Node and in a browser.

import { fileURLToPath } from "node:url"
import { build } from "esbuild"
import { expect, test } from "vitest"
import { freshPages } from "../support/browser.ts"
import { playAll } from "./games.ts"

const newPage = freshPages()

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
  const there = await page.evaluate<string>("games.playAll()")
  const here = playAll()
  expect(here.split("\n")).toHaveLength(35)
  expect(here.split(";").length).toBeGreaterThan(5000)
  expect(there.split("\n")).toEqual(here.split("\n"))
})
