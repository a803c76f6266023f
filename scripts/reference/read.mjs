// Reads what is compared: the reference from its folder, and the game's cards from the command line.

import { spawnSync } from "node:child_process"
import { readdirSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { root } from "../steps.mjs"

/** @typedef {import("./facts.mjs").Printed} Printed */
/** @typedef {import("./facts.mjs").Listed} Listed */

/** What is wrong with what was given, in words for whoever gave it. */
export class Unfit extends Error {}

const isCard = (/** @type {unknown} */ entry) =>
  typeof entry === "object" &&
  entry !== null &&
  ["id", "name", "set", "kind", "text"].every(
    (field) => typeof (/** @type {Record<string, unknown>} */ (entry)[field]) === "string",
  )

/**
 * The cards of one set: JSON files that are arrays of cards.
 * @param {string} folder
 * @param {string} set
 * @returns {Printed[]}
 */
export function readReference(folder, set) {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory())
    throw new Unfit(`there is no folder ${folder}`)
  const files = readdirSync(folder).filter((name) => name.endsWith(".json"))
  const cards = files.flatMap((name) => cardsIn(join(folder, name)))
  if (cards.length === 0) throw new Unfit(`${folder} has no JSON files with cards`)
  const found = cards.filter((card) => card.set === set)
  if (found.length > 0) return found
  const sets = [...new Set(cards.map((card) => card.set))].toSorted()
  throw new Unfit(`${folder} has no cards of the set '${set}'; its sets are: ${sets.join(", ")}`)
}

/**
 * @param {string} file
 * @returns {Printed[]}
 */
function cardsIn(file) {
  try {
    const content = /** @type {unknown} */ (JSON.parse(readFileSync(file, "utf8")))
    return Array.isArray(content) && content.every(isCard) ? content : []
  } catch (error) {
    throw new Unfit(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  }
}

/**
 * The game's cards of one set.
 * @param {string} set
 * @returns {Listed[]}
 */
export function readCards(set) {
  const command = [
    join(root, "packages/cli/bin/soulspire.mjs"),
    "cards",
    "four-souls",
    "--set",
    set,
    "--json",
  ]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  if (status !== 0) throw new Unfit(stderr.trim())
  return JSON.parse(stdout).cards
}
