// Writes the pictures that the web client draws with, from the open set that is installed and from scripts/glyphs/own.json,
// where those are that were drawn for this project: `node scripts/glyphs.mjs`.
// One file for the interface and one for each game, with nothing that is not used, and who made them. What a game needs is
// what its box says (cards and signs) and what its own table draws.
// With --check it only says whether the files are up to date.

import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import { pathToFileURL } from "node:url"
import { build } from "esbuild"
import { compact } from "./glyphs/compact.mjs"
import { root } from "./steps.mjs"

/** @typedef {{ glyph: string, hue: number, small?: string }} Look */
/** @typedef {{ presets: readonly { glyph: string }[], pictures?: Readonly<Record<string, string>> }} SetUp */
/** @typedef {{ cards: readonly { look: Look }[], signs?: Readonly<Record<string, string>>, setup?: SetUp }} Box */

const folder = join(root, "packages/web/src")
const NOTE = "Written by scripts/glyphs.mjs; not edited by hand."

const require = createRequire(import.meta.url)
/** @type {Record<string, { body: string }>} */
const icons = require("@iconify-json/game-icons/icons.json").icons
/** Drawn for this project: the outlines of each. @type {Record<string, string[]>} */
const own = require("./glyphs/own.json")
/** @type {Record<string, string[]>} */
const authors = require("./glyphs/authors.json")

/**
 * The games and the interface as they are in the sources.
 * @returns {Promise<{ fourSoulsBox: Box, spireBox: Box, used: string[], drawn: string[] }>}
 */
async function sources() {
  const contents = `
    export { fourSoulsBox } from "@soulspire/four-souls"
    export { spireBox } from "@soulspire/spire"
    export { used } from "./packages/web/src/glyphs/used.ts"
    export { drawn } from "./packages/web/src/tables/spire/signs.ts"`
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "neutral",
    conditions: ["source"],
    write: false,
    logLevel: "silent",
  })
  // From a file, so that a mistake in a card is told in a line, and not with all of the games in it.
  const file = join(tmpdir(), `glyphs-${process.pid}.mjs`)
  writeFileSync(file, outputFiles[0].contents)
  return import(pathToFileURL(file).href)
    .catch((error) => {
      process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
      process.exit(1)
    })
    .finally(() => rmSync(file, { force: true }))
}

/** @param {string} d */
const outline = (d) => `<path fill="currentColor" fill-rule="evenodd" d="${d}"/>`

/** @param {string} name */
function bodyOf(name) {
  if (Object.hasOwn(own, name)) return compact(own[name].map(outline).join(""), 0.5)
  if (!Object.hasOwn(icons, name)) throw new Error(`there is no glyph ${name}`)
  return compact(icons[name].body, 0.5)
}

/**
 * @param {Box} box
 * @param {readonly string[]} drawn what its table draws besides
 */
const glyphsOf = ({ cards, signs = {}, setup }, drawn = []) => [
  ...new Set([
    ...cards.flatMap(({ look: { glyph, small } }) => (small === undefined ? [glyph] : [glyph, small])),
    ...Object.values(signs),
    ...(setup?.presets ?? []).map(({ glyph }) => glyph),
    ...Object.values(setup?.pictures ?? {}),
    ...drawn,
  ]),
]

/**
 * @param {string} name of the record
 * @param {readonly (readonly [string, string])[]} entries names and expressions
 */
const record = (name, entries) => [
  "",
  `${name}: Readonly<Record<string, string>> = {`,
  ...entries
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${value},`),
  "}",
]

/** @param {readonly string[]} names */
const bodies = (names) => names.map((name) => /** @type {const} */ ([name, JSON.stringify(bodyOf(name))]))

const FIELD = "name and SVG body of each, on a field of 512 by 512"

/**
 * @param {string} whose
 * @param {readonly string[]} names
 */
const sheet = (whose, names) =>
  [
    `// The pictures of ${whose}: ${FIELD}. ${NOTE}`,
    ...record("export const glyphs", bodies(names)),
    "",
  ].join("\n")

/** @param {ReadonlySet<string>} names */
function credits(names) {
  const known = new Set(Object.values(authors).flat())
  const nobodys = [...names].filter((name) => !known.has(name) && !Object.hasOwn(own, name))
  if (nobodys.length > 0) throw new Error(`nobody knows who made ${nobodys.join(", ")}`)
  const lines = Object.entries(authors).flatMap(([author, made]) => {
    const here = made.filter((name) => names.has(name))
    return here.length === 0 ? [] : [`  ${JSON.stringify(author)}: ${JSON.stringify(here)},`]
  })
  return [
    `// Who made the glyphs that are used here, as their licence (CC BY 3.0) asks us to say. ${NOTE}`,
    "",
    "export const authors: Readonly<Record<string, readonly string[]>> = {",
    ...lines,
    "}",
    "",
  ].join("\n")
}

const { fourSoulsBox, spireBox, used, drawn } = await sources()
const games = { "four-souls": glyphsOf(fourSoulsBox), spire: glyphsOf(spireBox, drawn) }
const all = new Set([...used, ...Object.values(games).flat()])
/** @type {Record<string, string>} */
const files = {
  "glyphs/interface": sheet("the interface", used),
  ...Object.fromEntries(
    Object.entries(games).map(([game, names]) => [
      `tables/${game}/glyphs`,
      sheet("a game's cards, numbers and table", names),
    ]),
  ),
  "glyphs/authors": credits(all),
}

const check = process.argv.includes("--check")
for (const [name, text] of Object.entries(files)) {
  const file = join(folder, `${name}.ts`)
  if (existsSync(file) && readFileSync(file, "utf8") === text) continue
  if (check) {
    process.stderr.write(`${relative(root, file)} is not up to date: node scripts/glyphs.mjs\n`)
    process.exitCode = 1
  } else writeFileSync(file, text)
}
