// Writes for the kernel and each game a hash of the source code of its rules, so that a match can tell whether it was played by
// the same: `node scripts/sources.mjs`; with --check it only says whether they are up to date. Nobody has to remember a number.

import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { hashOfFolder } from "./sources/hash.mjs"
import { root } from "./steps.mjs"

const PACKAGES = ["kernel", "proof", "four-souls", "spire"]

/** @param {number} hash */
const textOf = (hash) =>
  `// A hash of the source code of the rules. Written by scripts/sources.mjs; not edited by hand.

export const sources = ${hash}
`

/** @param {boolean} check */
function run(check) {
  for (const name of PACKAGES) {
    const folder = join(root, "packages", name, "src")
    const file = join(folder, "sources.ts")
    const text = textOf(hashOfFolder(folder))
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    if (check) {
      process.stderr.write(`${relative(root, file)} is not up to date: npm run cards\n`)
      process.exitCode = 1
    } else writeFileSync(file, text)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) run(process.argv.includes("--check"))
