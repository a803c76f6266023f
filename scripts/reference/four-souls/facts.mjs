// What is printed on a card besides its text, as the reference has it and as the game has it, in one form. Knows which
// facts the reference itself is not sure of.

/** @typedef {import("../compare.mjs").Facts} Facts */
/** @typedef {import("../read.mjs").Listed} Listed */
/**
 * A card of the reference, as far as it is looked at.
 * @typedef {{
 *   id: string, set: string, name: string, count: number, kind: string, text: string, textV1?: string,
 *   hp?: number, evasion?: number, attack?: number, souls?: number,
 *   reward?: Readonly<Record<string, unknown>> | null,
 *   eternal?: boolean, guppy?: boolean, threePlusPlayers?: boolean, keywords?: readonly string[],
 *   hasTap?: boolean, hasPaid?: boolean, startingItem?: string | null, circledRolls?: readonly number[],
 *   uncertain?: readonly string[],
 * }} Printed
 */
/** Keywords open a text: "Trinket. Guppy." */
const KEYWORDS = /^(?:(?:Trinket|Guppy|Eternal|Curse|Ambush|Indomitable)\.(?: |$))+/
const STARTING_ITEM = /^As this card enters play: gain (?<item>.+)\.$/
const THREE_PLUS = "Only in games of 3 or more players."

const tellsFacts = (/** @type {string} */ line) =>
  line.replace(KEYWORDS, "") === "" || line === THREE_PLUS || STARTING_ITEM.test(line)

/**
 * The lines that say what a card does, without those that tell its facts; of another language, the same lines.
 * @param {readonly string[]} english
 * @param {readonly string[]} lines
 */
export const effectOf = (english, lines = english) =>
  lines.filter((_, i) => !tellsFacts(english[i] ?? "")).map((line) => line.replace(KEYWORDS, ""))

/** "cents 3", "loot by roll": how much is a number, words, or what a die says. @param {unknown} amount */
const amountSaid = (amount) =>
  typeof amount === "number" || typeof amount === "string" ? `${amount}` : "by roll"

/** @param {Record<string, unknown>} reward */
const rewardSaid = (reward) =>
  Object.entries(reward)
    .map(([what, amount]) => `${what} ${amountSaid(amount)}`)
    .toSorted()
    .join(", ")

/**
 * @param {Printed} card
 * @param {(id: string) => string} nameOf the name of another card of the reference
 * @returns {Facts}
 */
export const printedFacts = (card, nameOf) => ({
  name: card.name,
  count: card.count,
  kind: card.kind,
  health: card.hp ?? "none",
  evasion: card.evasion ?? "none",
  attack: card.attack ?? "none",
  reward: rewardSaid(card.reward ?? {}),
  souls: card.souls ?? 0,
  "3+": card.threePlusPlayers ?? false,
  keywords: [
    ...new Set([
      ...(card.keywords ?? []),
      ...(card.eternal ? ["eternal"] : []),
      ...(card.guppy ? ["guppy"] : []),
    ]),
  ]
    .toSorted()
    .join(", "),
  "starting item": card.startingItem ? nameOf(card.startingItem) : "none",
  tap: card.hasTap ?? /^\{T\}/m.test(card.text),
  paid: card.hasPaid ?? /^\{\$\}/m.test(card.text),
  "rolls of anybody": (card.circledRolls ?? []).map(String).toSorted().join(", "),
})

/** A cost in front of what it pays for: "Pay 4 ¢: recharge an item." */
const isPaid = (/** @type {string} */ line) => /^(?!As this )[A-Z][^.,:]*: \S/.test(line)

/**
 * @param {Listed} card
 * @returns {Facts}
 */
export function listedFacts(card) {
  const { facts } = card
  const lines = effectOf(card.text.en)
  const { cents, loot, treasure, treasureEach, rollCents, rollLoot } = facts
  const rewards = {
    cents: rollCents ? "by roll" : cents,
    loot: rollLoot ? "by roll" : loot,
    treasure,
    treasureEach,
  }
  const keywords = card.text.en.flatMap((line) => KEYWORDS.exec(line)?.[0].toLowerCase().match(/\w+/g) ?? [])
  const [item = "none"] = card.text.en.flatMap((line) => STARTING_ITEM.exec(line)?.groups?.["item"] ?? [])
  const rolls = lines.flatMap(
    (line) => /\ba player (?:would roll|rolls) a (?<face>\d)/.exec(line)?.groups?.["face"] ?? [],
  )
  return {
    name: card.name,
    count: card.count,
    kind: card.kind,
    health: facts["health"] ?? "none",
    evasion: facts["evasion"] ?? "none",
    attack: facts["attack"] ?? "none",
    reward: rewardSaid(
      Object.fromEntries(Object.entries(rewards).filter(([, amount]) => amount !== undefined)),
    ),
    souls: facts["souls"] ?? 0,
    "3+": (facts["threePlus"] ?? 0) > 0,
    keywords: keywords.toSorted().join(", "),
    "starting item": item,
    tap: lines.some((line) => line.startsWith("↷")),
    paid: lines.some(isPaid),
    "rolls of anybody": rolls.toSorted().join(", "),
  }
}

/** What the reference says of itself where it is not sure, and which facts that is about. */
const DOUBTS = /** @type {const} */ ([
  [/copy count/i, "count"],
  [/classification|deck ratios/i, "kind"],
  [/reward box/i, "reward"],
])
/** Nothing of such a card was seen printed. */
const UNSEEN = /not verified|no card image/i

/**
 * Is the reference sure of this fact of a card, or of its text?
 * @param {Printed} card
 * @param {string} fact
 */
export const isCertain = ({ uncertain = [] }, fact) =>
  uncertain.every((doubt) => {
    const known = DOUBTS.find(([pattern]) => pattern.test(doubt))
    // A doubt of which nothing is known may be about anything.
    return known === undefined ? false : known[1] !== fact && !UNSEEN.test(doubt)
  })
