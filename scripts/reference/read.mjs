// Reads what is compared: the JSON files of a reference from its folder, and a game's cards from the command line.

import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { basename, join } from "node:path"
import { root } from "../steps.mjs"

/**
 * A card as `soulspire cards --json` lists it.
 * @typedef {{
 *   id: string, set: string, name: string, count: number, kind: string,
 *   form?: { of: string, called: string }, facts: Readonly<Record<string, number>>, text: { en: readonly string[], it: readonly string[] },
 * }} Listed
 */
/** @typedef {Readonly<Record<string, unknown>>} Entry */

/** What is wrong with what was given, in words for whoever gave it. */
export class Unfit extends Error {}

export const isFolder = (/** @type {string} */ path) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true

const isEntry = (/** @type {unknown} */ entry) => typeof entry === "object" && entry !== null

/**
 * The JSON files of a folder that are lists of entries, by their names without the ending.
 * @param {string} folder
 * @returns {Readonly<Record<string, readonly Entry[]>>}
 */
export function readFolder(folder) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"))
  return Object.fromEntries(files.map((name) => [basename(name, ".json"), entriesIn(join(folder, name))]))
}

/**
 * @param {string} file
 * @returns {readonly Entry[]}
 */
function entriesIn(file) {
  try {
    const content = /** @type {unknown} */ (JSON.parse(readFileSync(file, "utf8")))
    if (!Array.isArray(content) || !content.every(isEntry)) return []
    return /** @type {readonly Entry[]} */ (/** @type {unknown} */ (content))
  } catch (error) {
    throw new Unfit(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * A game's cards, all or those of one set.
 * @param {string} game
 * @param {string} [set]
 * @returns {Listed[]}
 */
export function readCards(game, set) {
  const only = set === undefined ? [] : ["--set", set]
  const command = [join(root, "packages/cli/bin/soulspire.mjs"), "cards", game, ...only, "--json"]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Unfit(stderr.trim())
  return JSON.parse(stdout).cards
}
