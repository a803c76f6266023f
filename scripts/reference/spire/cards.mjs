// The cards that players hold: what is printed on both faces, as the reference has it and as the game has it.

import { spelled } from "./icons.mjs"
import { numbersOf } from "./numbers.mjs"

/** @typedef {import("../compare.mjs").Facts} Facts */
/** @typedef {import("../read.mjs").Listed} Listed */
/**
 * A card of the reference with its upgrade, as far as it is looked at.
 * @typedef {{
 *   id: string, name: string, character: string, deck: string, type: string, rarity: string | null, count: number,
 *   cost: number | string | null, upgradedCost: number | string | null, text: string, upgradedText: string | null,
 *   keywords: readonly string[], upgradedKeywords: readonly string[] | null, scanVerified: boolean,
 * }} Printed
 */
/** One of its faces. @typedef {{ id: string, name: string, cost: number | string | null, text: string, keywords: readonly string[] }} Face */

/** Keywords that are facts of a face; the others only sort it. */
const KEYWORDS = ["ethereal", "exhaust", "retain", "unplayable"]
/** A keyword that stands alone in a printed text. */
const ALONE = /(?<=^|\. )(?:When played, )?(?:Exhaust|Ethereal|Retain|Unplayable)\.(?: |$)/g

/**
 * The faces of a card: as it is gained, and upgraded where it can be.
 * @param {Printed} card
 * @returns {Face[]}
 */
export function facesOf(card) {
  const { id, name, cost, text, keywords, upgradedCost, upgradedText, upgradedKeywords } = card
  const upgraded = {
    id: `${id}+`,
    name: `${name}+`,
    cost: upgradedCost,
    text: upgradedText ?? "",
    keywords: upgradedKeywords ?? [],
  }
  return [{ id, name, cost, text, keywords }, ...(upgradedText === null ? [] : [upgraded])]
}

/** A face's text without its keywords. @param {Face} face */
export const linesOf = ({ text }) => [text.replaceAll(ALONE, "").trim()]

/**
 * @param {Printed} card
 * @param {Face} face
 * @returns {Facts}
 */
export const printedFacts = (card, face) => ({
  name: face.name,
  type: card.deck === "daze" ? "daze" : card.type,
  kind: card.deck === "daze" ? "daze" : isPlayed(card.type) ? (card.rarity ?? "none") : card.type,
  copies: card.count,
  cost: face.cost ?? "none",
  keywords: face.keywords
    .filter((word) => KEYWORDS.includes(word))
    .toSorted()
    .join(", "),
  numbers: numbersOf(linesOf(face).map(spelled)),
})

const isPlayed = (/** @type {string} */ type) => ["attack", "skill", "power"].includes(type)

/** The kinds that are compared as cards. */
export const KINDS = ["starter", "common", "uncommon", "rare", "curse", "status", "daze", "ticket"]

/**
 * @param {Listed} card
 * @param {readonly string[]} lines
 * @returns {Facts}
 */
export function listedFacts(card, lines) {
  const { facts, kind } = card
  const cost = facts["x"] ? "X" : (facts["cost"] ?? (kind === "ticket" ? "none" : "unplayable"))
  const keywords = KEYWORDS.filter((word) => facts[word] === 1 || word === cost)
  return {
    name: card.name,
    type: kind === "ticket" ? kind : (/^\w+/.exec(card.text.en[0] ?? "")?.[0].toLowerCase() ?? "none"),
    kind,
    copies: card.count,
    cost,
    keywords: keywords.join(", "),
    numbers: numbersOf(lines),
  }
}
