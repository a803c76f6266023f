// Fights that were fought, a line each: whoever stops loses none but the one that was going on.

import { appendFileSync, existsSync, readFileSync, truncateSync } from "node:fs"

/**
 * @typedef {object} Fight
 * @property {string} room
 * @property {readonly string[]} cards what was in the deck beyond that with which everybody begins
 * @property {boolean} won
 * @property {number} hp that are left; below 0 the more, the more its enemies had left
 */

/** @param {string} file */
export function kept(file) {
  const text = existsSync(file) ? readFileSync(file, "utf8") : ""
  // A line that was cut off is fought again.
  const whole = text.slice(0, text.lastIndexOf("\n") + 1)
  if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole))
  /** @type {Fight[]} */
  const fights = whole
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line))
  return {
    fights,
    /** @param {Fight} fight */
    add(fight) {
      fights.push(fight)
      appendFileSync(file, `${JSON.stringify(fight)}\n`)
    },
  }
}
