// What bots are measured by: a row each, played by `soulspire sim` with the budgets that bots come with.

/**
 * Whose wins are counted, and how many in a hundred they should be at least and at best.
 * @typedef {{
 *   id: string
 *   what: string
 *   group: "freeze" | "spire" | "four-souls" | "expert"
 *   games: number
 *   sim: readonly string[]
 *   who: string
 *   floor: number | null
 *   aim: number | null
 * }} Row
 */

const CHARACTERS = ["ironclad", "silent", "defect", "watcher"]
const named = (/** @type {string} */ id) => id[0].toUpperCase() + id.slice(1)

/** @type {Readonly<Record<string, readonly [number, number]>>} floor and aim */
const ALONE = { ironclad: [70, 85], silent: [80, 90], defect: [60, 85], watcher: [60, 85] }

/**
 * @param {string} bot
 * @param {string} options
 * @param {number} [players]
 */
const climb = (bot, options, players = 1) => [
  "spire",
  "--bots",
  bot,
  "--players",
  `${players}`,
  "--options",
  options,
]

/** @returns {Row[]} */
const alone = (/** @type {string} */ bot, /** @type {Row["group"]} */ group) =>
  CHARACTERS.map((character) => {
    const [floor, aim] = bot === "normal" ? [50, 60] : ALONE[character]
    return {
      id: `act-1-${bot}-${character}`,
      what: `Spire, Act I alone, \`${bot}\`, ${named(character)}`,
      group,
      games: 200,
      sim: climb(bot, `characters=${character}`),
      who: bot,
      floor: bot === "expert" ? null : floor,
      aim: bot === "expert" ? null : aim,
    }
  })

/** @returns {Row} */
const together = (/** @type {number} */ players, /** @type {string} */ word) => ({
  id: `act-1-hard-${players}`,
  what: `Spire, Act I, ${word} \`hard\` together`,
  group: "spire",
  games: 100,
  sim: climb("hard", "lastAct=1", players),
  who: "hard",
  floor: 60,
  aim: 85,
})

/**
 * Four at a table: one against three.
 * @param {string} one
 * @param {string} three
 * @param {Row["group"]} group
 * @param {readonly [number | null, number | null]} goals
 * @returns {Row}
 */
const against = (one, three, group, [floor, aim]) => ({
  id: `${one}-against-${three}`,
  what: `Four Souls, one \`${one}\` against three \`${three}\``,
  group,
  games: 200,
  sim: ["four-souls", "--bots", [one, three, three, three].join(","), "--rotate"],
  who: one,
  floor,
  aim,
})

/** In the order in which they are played: what freezes the levels comes first. */
/** @type {readonly Row[]} */
export const rows = [
  against("normal", "random", "freeze", [90, 97]),
  against("normal", "old-greedy", "freeze", [35, null]),
  against("hard", "old-greedy", "freeze", [40, 60]),
  against("hard", "normal", "four-souls", [40, 50]),
  {
    id: "solo-hard",
    what: "Four Souls, solo mode at normal difficulty, `hard`",
    group: "four-souls",
    games: 200,
    sim: ["four-souls", "--bots", "hard", "--options", "mode=solo"],
    who: "hard",
    floor: 50,
    aim: 75,
  },
  ...alone("hard", "spire"),
  ...alone("normal", "spire"),
  ...CHARACTERS.map((character) => ({
    id: `acts-1-to-3-hard-${character}`,
    what: `Spire, Acts I to III alone, \`hard\`, ${named(character)} (the best counts)`,
    group: /** @type {const} */ ("spire"),
    games: 100,
    sim: climb("hard", `lastAct=3,characters=${character}`),
    who: "hard",
    floor: 25,
    aim: 50,
  })),
  together(2, "two"),
  together(4, "four"),
  ...alone("expert", "expert"),
  against("expert", "normal", "expert", [null, null]),
]
