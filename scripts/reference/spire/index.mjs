// Spire's side of the comparison: printed cards, relics, potions, enemies, events and blessings, and ours, in the form that
// is compared.

import { readCards, readFolder, Unfit } from "../read.mjs"
import * as cards from "./cards.mjs"
import * as enemies from "./enemies.mjs"
import * as events from "./events.mjs"
import { spelled } from "./icons.mjs"
import * as items from "./items.mjs"

/** @typedef {import("../read.mjs").Listed} Listed */
/** @typedef {import("../read.mjs").Entry} Entry */
/** @typedef {import("../compare.mjs").PrintedCard} PrintedCard */
/** @typedef {import("../compare.mjs").OwnCard} OwnCard */

/** Of an Act, enemies of a rank and events are parts that come one by one. @param {string} set @param {string} kind */
const partOf = (set, kind) => (set.startsWith("act-") ? `${set} ${kind}` : set)

/** The numbers of the texts are among the facts. @type {import("../compare.mjs").Words} */
export const words = () => []

const always = () => true

/** @param {cards.Printed} card @param {string} file @returns {PrintedCard[]} */
export const printedCards = (card, file = "cards") =>
  cards.facesOf(card).map((face) => ({
    id: face.id,
    part: card.deck === "daze" ? "daze" : card.character,
    file,
    facts: cards.printedFacts(card, face),
    lines: cards.linesOf(face).map(spelled),
    isSure: always,
  }))

/** @param {items.Printed} item @param {keyof typeof items.FILES} file @returns {PrintedCard[]} */
export const printedItems = (item, file) => [
  {
    id: item.id,
    part: "items",
    file,
    facts: items.printedFacts(item, file),
    lines: items.linesOf(item),
    // What nobody has seen printed is known from hearsay.
    isSure: (fact) => item.scanVerified || fact === "name" || fact === "kind",
  },
]

/** @param {enemies.Printed} enemy @returns {PrintedCard[]} */
export const printedEnemies = (enemy) => [
  {
    id: enemy.id,
    part: partOf(`act-${enemy.act}`, enemy.class),
    file: "enemies",
    facts: enemies.printedFacts(enemy),
    lines: enemies.linesOf(enemy).map(enemies.spelledMove),
    isSure: (fact) => enemies.isSure(enemy, fact),
  },
]

/** @param {events.PrintedEvent} event @returns {PrintedCard[]} */
export const printedEvents = (event) => [
  {
    id: event.id,
    part: partOf(`act-${event.act}`, "event"),
    file: "events",
    facts: events.printedEventFacts(event),
    lines: events.eventLines(event),
    isSure: (fact) => event.agree !== false || !fact.startsWith("option"),
  },
]

/** @param {events.PrintedBlessing} blessing @returns {PrintedCard[]} */
export const printedBlessings = (blessing) => [
  {
    id: blessing.id,
    part: "neow",
    file: "neow",
    facts: events.printedBlessingFacts(blessing),
    // The reference sums blessings up: there is no text to measure.
    lines: [],
    isSure: (fact) => blessing.agree || !fact.startsWith("option"),
  },
]

/** Which file holds what. @type {Readonly<Record<string, (entry: never, file: never) => PrintedCard[]>>} */
const FILES = {
  cards: printedCards,
  ...Object.fromEntries(Object.keys(items.FILES).map((file) => [file, printedItems])),
  enemies: printedEnemies,
  events: printedEvents,
  neow: printedBlessings,
}

/**
 * @param {string} folder
 * @returns {PrintedCard[]}
 */
export function printedIn(folder) {
  const files = readFolder(folder)
  const missing = Object.keys(FILES).filter((file) => files[file] === undefined)
  if (missing.length > 0)
    throw new Unfit(`${folder} has no ${missing.map((file) => `${file}.json`).join(", ")}`)
  return Object.entries(FILES).flatMap(([file, printed]) =>
    files[file].flatMap((entry) => printed(/** @type {never} */ (entry), /** @type {never} */ (file))),
  )
}

/** Ours, without what the reference has no cards of (characters, modifiers). @returns {OwnCard[]} */
export const ownCards = () => readCards("spire").flatMap(ownCard)

/** Lines that tell facts: the first of most kinds, and an enemy's reward. */
const tellsFacts = (/** @type {Listed} */ { kind }, /** @type {string} */ line, /** @type {number} */ i) =>
  line.startsWith("Reward:") || (i === 0 && !["ticket", "event", "blessing"].includes(kind))

/**
 * @param {Listed} card
 * @returns {OwnCard[]}
 */
export function ownCard(card) {
  const { id, set, kind, text } = card
  const part = partOf(set, kind)
  const effect = (/** @type {readonly string[]} */ lines) =>
    lines.filter((_, i) => !tellsFacts(card, text.en[i] ?? "", i))
  const lines = { en: effect(text.en), it: effect(text.it) }
  const facts = cards.KINDS.includes(kind)
    ? cards.listedFacts(card, lines.en)
    : items.KINDS.includes(kind)
      ? items.listedFacts(card, lines.en)
      : enemies.KINDS.includes(kind)
        ? enemies.listedFacts(card)
        : kind === "event" || kind === "blessing"
          ? events.listedFacts(card)
          : undefined
  return facts === undefined ? [] : [{ id, part, facts, lines }]
}
