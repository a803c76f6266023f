// `npm run check:reference -- <folder>`: compares both games' cards with a reference that lies outside of the repository:
// facts, the words of the English texts, and how long texts are. Nothing of the reference is kept.

import { join } from "node:path"
import { parseArgs } from "node:util"
import { differencesOf, expected, judged } from "./reference/compare.mjs"
import { excuses, longTexts, longWords, spireExcuses } from "./reference/excuses.mjs"
import * as fourSouls from "./reference/four-souls/index.mjs"
import { judgedLengths, lengthsOf } from "./reference/lengths.mjs"
import { isFolder, Unfit } from "./reference/read.mjs"
import { lengthReport, report } from "./reference/report.mjs"
import * as spire from "./reference/spire/index.mjs"

const USAGE = `npm run check:reference -- <folder> [--game NAME] [--set base] [--lengths] [--excuses]

  <folder>      has a folder for each game, four-souls and spire, with JSON files that are lists of printed cards
  --game NAME   only this game
  --set NAME    the set of Four Souls to compare
  --lengths     lists every text that is too long, longest first
  --excuses     lists what is excused too, with the reasons

Four Souls: compares the facts of each card, and how often the numbers and guard words (may, other, another, up to, each,
non-eternal, till end of turn, instead, additional) are in its English text.
Slay the Spire: compares the facts of cards (both faces), relics, boss relics, potions, enemies, events and blessings: cost,
kind, rarity, copies, keywords, price, die faces, HP for each number of players, slots, rewards, every move of an enemy, and
the numbers of every text and option. Characters and acts that the game does not have are left out and counted.
Lengths: our English should be at most 1.5 times as long as the printed text, with its icons spelled out, and our Italian at
most 1.3 times as long as our English, where it has more than 40 characters.

What is different and means the same, and what has to be longer, is excused with its reason in
scripts/reference/excuses.mjs: by card, or by a way of speaking that excuses as much as it costs. Ends with 1 if a difference is not excused or an excuse is not needed. Lengths in
a language count in the same way as soon as one of its texts is excused; until then they are only told.
`

/** What is compared, and what is excused. */
const GAMES = /** @type {const} */ ({
  "four-souls": {
    printed: (/** @type {string} */ folder, /** @type {string} */ set) => fourSouls.printedIn(folder, set),
    own: (/** @type {string} */ set) => fourSouls.ownCards(set),
    words: fourSouls.words,
    excuses,
  },
  spire: {
    printed: (/** @type {string} */ folder) => spire.printedIn(folder),
    own: () => spire.ownCards(),
    words: spire.words,
    excuses: spireExcuses,
  },
})
/** @typedef {keyof typeof GAMES} Game */
const names = /** @type {Game[]} */ (Object.keys(GAMES))

/**
 * Compares one game and tells what was found. Is nothing open?
 * @param {Game} game
 * @param {string} folder
 * @param {{ set: string, lengths: boolean, excuses: boolean }} wishes
 */
function compare(game, folder, wishes) {
  const { printed, own, words, excuses: excused } = GAMES[game]
  const all = printed(folder, wishes.set)
  const ours = own(wishes.set)
  const wanted = expected(all, ours)
  const present = (/** @type {string} */ id) => [...wanted, ...ours].some((card) => card.id === id)
  const found = judged(
    differencesOf(wanted, ours, words),
    excused.filter(([id]) => present(id)),
  )
  const measured = lengthsOf(wanted, ours)
  const long = judgedLengths(
    measured,
    longTexts[game].map((each) => ({ ...each, ids: each.ids.filter(present) })),
    longWords[game],
  )
  process.stdout.write(`${report(game, { all, wanted, ours, ...found }, wishes.excuses)}\n\n`)
  process.stdout.write(`${lengthReport(measured, long, wishes)}\n\n`)
  const lengthsHold =
    long.idle.length === 0 && !long.open.some((each) => long.counting.includes(each.language))
  return found.open.length + found.idle.length === 0 && lengthsHold
}

/** @param {string} folder @param {string | undefined} only */
function gamesIn(folder, only) {
  if (!isFolder(folder)) throw new Unfit(`there is no folder ${folder}`)
  if (only !== undefined && !names.some((name) => name === only))
    throw new Unfit(`there is no game '${only}'; there are: ${names.join(", ")}`)
  const found = names.filter((name) => (only === undefined || name === only) && isFolder(join(folder, name)))
  if (found.length > 0) return found
  throw new Unfit(`${folder} has no folder ${only ?? names.join(" or ")}`)
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      game: { type: "string" },
      set: { type: "string", default: "base" },
      lengths: { type: "boolean", default: false },
      excuses: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  })
  if (values.help) process.stdout.write(USAGE)
  else if (positionals.length !== 1) throw new Unfit(`one folder is wanted\n\n${USAGE}`)
  else {
    const [folder] = positionals
    const good = gamesIn(folder, values.game).map((game) => compare(game, join(folder, game), values))
    if (good.includes(false)) process.exitCode = 1
  }
} catch (error) {
  if (!(error instanceof Unfit || (error instanceof TypeError && "code" in error))) throw error
  process.stderr.write(`check:reference: ${error.message}\n`)
  process.exitCode = 1
}
