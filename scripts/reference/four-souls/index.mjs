// Four Souls' side of the comparison: the printed cards of one set, and ours of that set, in the form that is compared.

import { readCards, readFolder, Unfit } from "../read.mjs"
import { effectOf, isCertain, listedFacts, printedFacts } from "./facts.mjs"

export { differenceOfWords as words } from "./wording.mjs"

/** @typedef {import("./facts.mjs").Printed} Printed */
/** @typedef {import("../read.mjs").Listed} Listed */
/** @typedef {import("../compare.mjs").PrintedCard} PrintedCard */
/** @typedef {import("../compare.mjs").OwnCard} OwnCard */

const isCard = (/** @type {Record<string, unknown>} */ entry) =>
  ["id", "name", "set", "kind", "text"].every((field) => typeof entry[field] === "string")

/**
 * @param {string} folder
 * @param {string} set
 * @returns {PrintedCard[]}
 */
export function printedIn(folder, set) {
  const files = Object.entries(readFolder(folder)).filter(([, entries]) => entries.every(isCard))
  const cards = files.flatMap(([file, entries]) =>
    entries.map((entry) => ({ file, card: /** @type {Printed} */ (entry) })),
  )
  if (cards.length === 0) throw new Unfit(`${folder} has no JSON files with cards`)
  const found = cards.filter(({ card }) => card.set === set)
  const sets = [...new Set(cards.map(({ card }) => card.set))].toSorted()
  if (found.length === 0)
    throw new Unfit(`${folder} has no cards of the set '${set}'; its sets are: ${sets.join(", ")}`)
  const nameOf = (/** @type {string} */ id) => found.find(({ card }) => card.id === id)?.card.name ?? id
  return found.flatMap(({ card, file }) => [
    printedCard(card, file, nameOf),
    ...(card.textV1 === undefined ? [] : [firstPrinted(card, card.textV1, file, nameOf)]),
  ])
}

/**
 * @param {Printed} card
 * @param {string} file
 * @param {(id: string) => string} nameOf
 * @returns {PrintedCard}
 */
export const printedCard = (card, file, nameOf = (id) => id) => ({
  id: card.id,
  part: card.set,
  file,
  facts: printedFacts(card, nameOf),
  lines: spelled(card.text)
    .split("\n")
    .filter((line) => line !== ""),
  isSure: (fact) => isCertain(card, fact),
})

/**
 * The same card as the first edition printed it: of it the reference has the text, and no more.
 * @param {Printed} card
 * @param {string} text
 * @param {string} file
 * @param {(id: string) => string} nameOf
 * @returns {PrintedCard}
 */
const firstPrinted = ({ hasTap: _tap, hasPaid: _paid, ...card }, text, file, nameOf) => ({
  ...printedCard({ ...card, id: `${card.id}-first-edition`, text }, `${file}, first edition`, nameOf),
  isForm: true,
})

/**
 * @param {string} set
 * @returns {OwnCard[]}
 */
export const ownCards = (set) => readCards("four-souls", set).map(ownCard)

/**
 * @param {Listed} card
 * @returns {OwnCard}
 */
export const ownCard = (card) => ({
  id: card.id,
  part: card.set,
  facts: listedFacts(card),
  lines: { en: effectOf(card.text.en), it: effectOf(card.text.en, card.text.it) },
})

/** Printed signs as the words that say them. @param {string} text */
const spelled = (text) =>
  text
    .replaceAll("{T}", "↷:")
    .replaceAll("{$} ", "")
    .replaceAll(/\{([^}]*)\}/g, " $1")
