// Writes the pictures that the web client draws with, from the open set that is installed: `node scripts/glyphs.mjs`.
// One file for the interface and one for each game, with nothing that is not used, and who made them.
// With --check it only says whether the files are up to date.

import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { createRequire } from "node:module"
import { join, relative } from "node:path"
import { build } from "esbuild"
import { compact } from "./glyphs/compact.mjs"
import { root } from "./steps.mjs"

/** @typedef {{ glyph: string, hue: number, small?: string }} Look */
/** @typedef {{ cards: readonly { look: Look }[] }} Box */

const folder = join(root, "packages/web/src/glyphs")
const NOTE = "Written by scripts/glyphs.mjs; not edited by hand."

const require = createRequire(import.meta.url)
/** @type {Record<string, { body: string }>} */
const icons = require("@iconify-json/game-icons/icons.json").icons
/** @type {Record<string, string[]>} */
const authors = require("./glyphs/authors.json")

/**
 * The games and the interface as they are in the sources.
 * @returns {Promise<{ fourSoulsBox: Box, spireBox: Box, used: string[], tokens: Record<string, string> }>}
 */
async function sources() {
  const contents = `
    export { fourSoulsBox } from "@soulspire/four-souls"
    export { spireBox } from "@soulspire/spire"
    export { tokens, used } from "./packages/web/src/glyphs/used.ts"`
  const { outputFiles } = await build({
    absWorkingDir: root,
    stdin: { contents, resolveDir: root, loader: "ts" },
    bundle: true,
    platform: "neutral",
    conditions: ["source"],
    write: false,
    logLevel: "silent",
  })
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`)
}

/** @param {string} name */
function bodyOf(name) {
  if (!Object.hasOwn(icons, name)) throw new Error(`there is no glyph ${name}`)
  return compact(icons[name].body, 0.5)
}

/** @param {Box} box */
const glyphsOf = ({ cards }) => [
  ...new Set(cards.flatMap(({ look: { glyph, small } }) => (small === undefined ? [glyph] : [glyph, small]))),
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
 * @param {readonly string[]} used
 * @param {Record<string, string>} tokens
 */
const interfaceFile = (used, tokens) => {
  const again = Object.entries(tokens).map(([token, name]) => `  "${token}": bodies["${name}"],`)
  return [
    `// The pictures of the interface: ${FIELD}. ${NOTE}`,
    ...record("const bodies", bodies([...new Set([...used, ...Object.values(tokens)])])),
    "",
    "export const glyphs: typeof bodies = {",
    "  ...bodies,",
    ...again,
    "}",
    "",
  ].join("\n")
}

/** @param {Box} box */
const gameFile = (box) =>
  [
    `// The pictures of a game's cards: ${FIELD}. ${NOTE}`,
    ...record("export const glyphs", bodies(glyphsOf(box))),
    "",
  ].join("\n")

/** @param {ReadonlySet<string>} names */
function credits(names) {
  const known = new Set(Object.values(authors).flat())
  const nobodys = [...names].filter((name) => !known.has(name))
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

const { fourSoulsBox, spireBox, used, tokens } = await sources()
const games = { "four-souls": fourSoulsBox, spire: spireBox }
const all = new Set([...used, ...Object.values(tokens), ...Object.values(games).flatMap(glyphsOf)])
/** @type {Record<string, string>} */
const files = {
  interface: interfaceFile(used, tokens),
  ...Object.fromEntries(Object.entries(games).map(([game, box]) => [game, gameFile(box)])),
  authors: credits(all),
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
