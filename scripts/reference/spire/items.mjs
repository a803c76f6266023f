// Relics, boss relics and potions: what is printed on them, as the reference has it and as the game has it.

import { spelled } from "./icons.mjs"
import { numbersOf } from "./numbers.mjs"

/** @typedef {import("../compare.mjs").Facts} Facts */
/** @typedef {import("../read.mjs").Listed} Listed */
/**
 * An item of the reference, as far as it is looked at.
 * @typedef {{
 *   id: string, name: string, copies: number, goldCost: number | null, dieFaces?: readonly number[],
 *   usableOutsideCombat?: boolean, text: string, scanVerified: boolean,
 * }} Printed
 */

/** The reference's files, and the kinds that are in them. */
export const FILES = /** @type {const} */ ({
  relics: "relic",
  "boss-relics": "boss-relic",
  potions: "potion",
})
export const KINDS = [...Object.values(FILES), "solo-relic", "special-relic"]

/** A die in front of a printed effect: "Die 1-2:". */
const DIE = /\bDie \d(?:-\d)*:/g

/** The text, with the picture of a die as words. @param {Printed} item */
export const linesOf = ({ text }) => [
  spelled(text.replaceAll(DIE, (die) => die.replace("Die", "When the die shows").replace(":", ","))),
]

/**
 * @param {Printed} item
 * @param {keyof typeof FILES} file
 * @returns {Facts}
 */
export const printedFacts = (item, file) => ({
  name: item.name,
  kind: FILES[file],
  copies: item.copies,
  price: item.goldCost ?? 0,
  faces: (item.dieFaces ?? []).join(", "),
  ...(item.usableOutsideCombat === undefined ? {} : { "outside combat": item.usableOutsideCombat }),
  numbers: numbersOf([spelled(item.text.replaceAll(DIE, ""))]),
})

/** The die in front of an effect of ours: "When the die shows 1–2,". */
const SHOWS = /\bthe die shows (?<from>\d)(?:–(?<to>\d)| or (?<or>\d))?/g

/**
 * @param {Listed} item
 * @param {readonly string[]} lines
 * @returns {Facts}
 */
export const listedFacts = (item, lines) => ({
  name: item.name,
  kind: item.kind,
  copies: item.count,
  price: item.facts["price"] ?? 0,
  faces: facesIn(lines).join(", "),
  "outside combat": item.facts["outside"] === 1,
  numbers: numbersOf(lines.map((line) => line.replaceAll(SHOWS, ""))),
})

/** @param {readonly string[]} lines */
function facesIn(lines) {
  const shown = [...lines.join("\n").matchAll(SHOWS)].flatMap(({ groups }) => {
    const from = Number(groups?.["from"])
    const to = Number(groups?.["to"] ?? from)
    const or = groups?.["or"]
    return [...Array.from({ length: to - from + 1 }, (_, i) => from + i), ...(or ? [Number(or)] : [])]
  })
  return [...new Set(shown)].toSorted((a, b) => a - b)
}
