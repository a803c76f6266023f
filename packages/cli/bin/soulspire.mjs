#!/usr/bin/env node
// Runs the bundled command; builds the bundle first if it is missing or older than its sources.

import { readFileSync } from "node:fs"
import { pathToFileURL } from "node:url"
import { ensureBundle } from "../build.mjs"

try {
  const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8"))
  const bundle = await ensureBundle((line) => process.stderr.write(`· ${line}\n`))
  const { main } = await import(pathToFileURL(bundle).href)
  process.exitCode = await main(process.argv.slice(2), version)
} catch (error) {
  process.stderr.write(`soulspire: cannot start: ${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
