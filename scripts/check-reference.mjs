// `npm run check:reference -- <folder>`: compares Four Souls' cards with a reference that lies outside of the repository:
// facts, and the numbers and guard words of the English texts. Nothing of the reference is kept.

import { parseArgs } from "node:util"
import { differencesOf, judged } from "./reference/compare.mjs"
import { excuses } from "./reference/excuses.mjs"
import { readCards, readReference, Unfit } from "./reference/read.mjs"

const USAGE = `npm run check:reference -- <folder> [--set base] [--excuses]

  <folder>      JSON files, each an array of cards: id, name, set, count, kind, text, and what else is printed
  --set NAME    the set to compare
  --excuses     lists the excused differences too, with their reasons

Compares the facts of each card, and how often the numbers and guard words (may, other, another, up to, each,
non-eternal, till end of turn, instead, additional) are in its English text. What is different and means the same is
excused in scripts/reference/excuses.mjs. Ends with 1 if a difference is not excused or an excuse is not needed.
`

/** @param {string} line */
const say = (line) => void process.stdout.write(`${line}\n`)

/** @param {readonly { id: string, what: string }[]} differences */
const list = (differences) => differences.forEach(({ id, what }) => say(`  ${id}: ${what}`))

/**
 * @param {string} folder
 * @param {string} set
 * @param {boolean} withExcuses
 */
function compare(folder, set, withExcuses) {
  const printed = readReference(folder, set)
  const listed = readCards(set)
  const { open, uncertain, excused, idle } = judged(
    differencesOf(printed, listed),
    excuses.filter(([id]) => [...printed, ...listed].some((card) => card.id === id)),
  )
  say(`${listed.length} cards of the set '${set}', ${printed.length} in the reference`)
  if (open.length > 0) say(`\n${open.length} differences:`)
  list(open)
  if (idle.length > 0) say(`\n${idle.length} excuses for what is no difference:`)
  list(idle.map(([id, what]) => ({ id, what })))
  if (uncertain.length > 0) say(`\n${uncertain.length} differences from what the reference is not sure of:`)
  list(uncertain)
  if (withExcuses) for (const [id, what, reason] of excused) say(`  ${id}: ${what} (excused: ${reason})`)
  say(`\n${open.length} differences, ${excused.length} excused, ${uncertain.length} uncertain`)
  return open.length + idle.length === 0
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      set: { type: "string", default: "base" },
      excuses: { type: "boolean", default: false },
      help: { type: "boolean", short: "h", default: false },
    },
  })
  if (values.help) process.stdout.write(USAGE)
  else if (positionals.length !== 1) throw new Unfit(`one folder is wanted\n\n${USAGE}`)
  else if (!compare(positionals[0], values.set, values.excuses)) process.exitCode = 1
} catch (error) {
  if (!(error instanceof Unfit || (error instanceof TypeError && "code" in error))) throw error
  process.stderr.write(`check:reference: ${error.message}\n`)
  process.exitCode = 1
}
