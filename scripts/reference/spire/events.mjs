// Events and Neow's blessings: what is printed on them, as the reference has it and as the game has it. What happens to all
// without a choice is one option.

import { numbersOf } from "./numbers.mjs"

/** @typedef {import("../compare.mjs").Facts} Facts */
/** @typedef {import("../read.mjs").Listed} Listed */
/**
 * An event of the reference, as far as it is looked at.
 * @typedef {{
 *   id: string, name: string, act: number, ascension: number | null, copies: number, choice: string, rule: string | null,
 *   options: readonly { label: string, outcome: string }[], agree: boolean | null,
 * }} PrintedEvent
 */
/** A blessing of the reference. @typedef {{ id: string, redReward: string, blueOptions: readonly string[], agree: boolean }} PrintedBlessing */

/** How an option begins in our texts, and what Neow gives to everybody. */
const OPTION = /^(?:Option|Once for the party)\b/
const GIFT = /^Neow\b/

/** The outcomes of an event, one for each that can be chosen; with only one, the rule is a part of it. @param {PrintedEvent} event */
function outcomesOf({ choice, options, rule }) {
  const outcomes = options.map(({ outcome }) => outcome)
  if (choice === "automatic") return [outcomes.join(" ")]
  return outcomes.length === 1 ? [`${outcomes[0]} ${rule ?? ""}`] : outcomes
}

/** @param {readonly (readonly string[])[]} options */
const optionFacts = (options) => ({
  options: options.length,
  ...Object.fromEntries(options.map((lines, i) => [`option ${i + 1}`, numbersOf(lines)])),
})

/**
 * @param {PrintedEvent} event
 * @returns {Facts}
 */
export const printedEventFacts = (event) => ({
  name: event.name,
  kind: "event",
  copies: event.copies,
  act: event.act,
  ascension: event.ascension ?? 0,
  "all different": /different option/.test(event.rule ?? ""),
  ...optionFacts(outcomesOf(event).map((outcome) => [outcome])),
})

/** @param {PrintedEvent} event */
export const eventLines = ({ rule, options }) => [
  ...(rule === null ? [] : [rule]),
  ...options.map(({ label, outcome }) => `${label}: ${outcome}`),
]

/**
 * @param {PrintedBlessing} blessing
 * @returns {Facts}
 */
export const printedBlessingFacts = ({ redReward, blueOptions }) => ({
  kind: "blessing",
  gift: numbersOf([redReward]),
  ...optionFacts(blueOptions.map((option) => [option])),
})

/**
 * @param {Listed} card
 * @returns {Facts}
 */
export function listedFacts(card) {
  const lines = card.text.en
  const starts = lines.flatMap((line, i) => (OPTION.test(line) ? [i] : []))
  return {
    name: card.name,
    kind: card.kind,
    copies: card.count,
    act: card.facts["act"] ?? 0,
    ascension: card.facts["ascension"] ?? 0,
    "all different": card.facts["different"] === 1,
    gift: numbersOf(lines.filter((line) => GIFT.test(line))),
    // What a die decides is told below its option.
    ...optionFacts(starts.map((start, i) => lines.slice(start, starts[i + 1]))),
  }
}
