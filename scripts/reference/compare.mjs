// Compares a game's cards with a reference: who is missing on which side, which facts differ, which numbers and guard
// words differ, and what of that is excused. Reads and prints nothing.

import { isCertain, effectOf, listedFacts, printedFacts } from "./facts.mjs"
import { differenceOfWords } from "./wording.mjs"

/** @typedef {import("./facts.mjs").Printed} Printed */
/** @typedef {import("./facts.mjs").Listed} Listed */
/** A card, the difference in the words of the report, and why it is none. @typedef {readonly [id: string, what: string, reason: string]} Excuse */
/** @typedef {{ id: string, what: string, certain: boolean }} Difference */

/**
 * @param {readonly Printed[]} printed
 * @param {readonly Listed[]} listed
 * @returns {Difference[]}
 */
export function differencesOf(printed, listed) {
  const ours = new Map(listed.map((card) => [card.id, card]))
  const theirs = new Set(printed.map(({ id }) => id))
  const nameOf = (/** @type {string} */ id) => printed.find((card) => card.id === id)?.name ?? id
  return [
    ...printed.flatMap((card) => {
      const found = ours.get(card.id)
      if (found === undefined) return [{ id: card.id, what: "missing from the game", certain: true }]
      return [...differingFacts(card, found, nameOf), ...differingWords(card, found)]
    }),
    ...listed
      .filter(({ id }) => !theirs.has(id))
      .map(({ id }) => ({ id, what: "missing from the reference", certain: true })),
  ]
}

/**
 * @param {Printed} card
 * @param {Listed} found
 * @param {(id: string) => string} nameOf
 * @returns {Difference[]}
 */
function differingFacts(card, found, nameOf) {
  const facts = listedFacts(found)
  return Object.entries(printedFacts(card, nameOf)).flatMap(([fact, value]) =>
    facts[fact] === value
      ? []
      : [
          {
            id: card.id,
            what: `${fact} is ${said(facts[fact])}, not ${said(value)}`,
            certain: isCertain(card, fact),
          },
        ],
  )
}

const said = (/** @type {string | number | boolean} */ value) => (value === "" ? "none" : String(value))

/**
 * @param {Printed} card
 * @param {Listed} found
 * @returns {Difference[]}
 */
const differingWords = (card, found) =>
  differenceOfWords(card.text.split("\n"), effectOf(found)).map((what) => ({
    id: card.id,
    what,
    certain: isCertain(card, "text"),
  }))

/**
 * What is left when excuses are taken off, and the excuses that nothing needs (any more).
 * @param {readonly Difference[]} differences
 * @param {readonly Excuse[]} excuses
 */
export function judged(differences, excuses) {
  const fits = (/** @type {Difference} */ { id, what }, /** @type {Excuse} */ excuse) =>
    excuse[0] === id && excuse[1] === what
  return {
    open: differences.filter((each) => each.certain && !excuses.some((excuse) => fits(each, excuse))),
    uncertain: differences.filter(({ certain }) => !certain),
    excused: excuses.filter((excuse) => differences.some((each) => each.certain && fits(each, excuse))),
    idle: excuses.filter((excuse) => !differences.some((each) => each.certain && fits(each, excuse))),
  }
}
