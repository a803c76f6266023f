// Writes the list of a game's cards from the files in its content folder, so that nobody edits it by hand:
// `node scripts/cards.mjs`; with --check it only says whether the list is up to date. --src names the sources of another copy
// of Spire (a test's).

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import { join, relative, resolve } from "node:path"
import { root } from "./steps.mjs"

/** @param {string} game */
const sourcesOf = (game) => join(root, "packages", game, "src")

const copied = process.argv.indexOf("--src")

/** In Spire a file may hold several cards: an enemy with the forms that ascensions bring. */
const FOUR_SOULS = { src: sourcesOf("four-souls"), several: false, card: "../verbs/card.ts" }
const SPIRE = { src: sourcesOf("spire"), several: true, card: "../cards/card.ts" }
const GAMES = copied < 0 ? [FOUR_SOULS, SPIRE] : [{ ...SPIRE, src: resolve(process.argv[copied + 1]) }]

/**
 * @param {string} folder
 * @returns {string[]}
 */
const cardFiles = (folder) =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? cardFiles(join(folder, entry.name))
      : entry.name.endsWith(".ts") && entry.name !== "index.ts"
        ? [join(folder, entry.name)]
        : [],
  )

/** @param {string[]} parts */
const named = (parts) =>
  parts
    .join("-")
    .replace(/\.ts$/, "")
    .replaceAll(/-(.)/g, (_all, letter) => letter.toUpperCase())

/** @param {(typeof GAMES)[number]} game */
function listOf({ src, several, card }) {
  const folder = join(src, "content")
  const files = cardFiles(folder)
    .map((file) => relative(folder, file).replaceAll("\\", "/"))
    .toSorted()
  const short = files.map((file) => named(file.split("/").slice(1)))
  // Two cards of one name get their folders' names too.
  const names = files.map((file, i) =>
    short.indexOf(short[i]) === short.lastIndexOf(short[i]) ? short[i] : named(file.split("/")),
  )
  const lines = [
    "// Every card of the game. Written by scripts/cards.mjs from the files in this folder; not edited by hand.",
    "",
    `import type { Card } from "${card}"`,
    ...files.map((file, i) => `import ${names[i]} from "./${file}"`),
    "",
    several
      ? "const files: readonly (Card | readonly Card[])[] = ["
      : "export const cards: readonly Card[] = [",
    ...names.map((name) => `  ${name},`),
    "]",
    ...(several ? ["", "export const cards: readonly Card[] = files.flat()"] : []),
    "",
  ]
  return { file: join(folder, "index.ts"), text: lines.join("\n") }
}

const check = process.argv.includes("--check")
for (const game of GAMES) {
  const { file, text } = listOf(game)
  const now = existsSync(file) ? readFileSync(file, "utf8") : ""
  if (now === text) continue
  if (check) {
    process.stderr.write(`${relative(root, file)} is not up to date: node scripts/cards.mjs\n`)
    process.exitCode = 1
  } else writeFileSync(file, text)
}
