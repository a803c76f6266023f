// The table of `docs/bots.md`: written from numbers that are kept as data beside it.

const BEGIN = "<!-- numbers: npm run bots -->"
const END = "<!-- end of numbers -->"

/**
 * @typedef {{ wins: number, games: number, low: number, high: number, seconds: number, machine: string, date: string, build: string }} Found
 * @typedef {{ median: number, p95: number, most: number, choices: number, share: number, machine: string, date: string, build: string }} Thought
 * @typedef {{ rows: Record<string, Found>, thinking: Record<string, Thought> }} Numbers
 */

export const percent = (/** @type {number} */ rate) => `${Math.round(100 * rate)} %`

const goals = (/** @type {number | null} */ goal) => (goal === null ? "" : `${goal} %`)

/**
 * @param {readonly import("./rows.mjs").Row[]} rows
 * @param {Numbers} numbers
 */
function lines(rows, { rows: found, thinking }) {
  const table = [
    "| what | games | won | 95 % | floor | aim | s of one core a game | when, build |",
    "| --- | --- | --- | --- | --- | --- | --- | --- |",
  ]
  for (const { id, what, floor, aim } of rows) {
    const row = found[id]
    if (row === undefined) {
      table.push(`| ${what} | not measured | | | ${goals(floor)} | ${goals(aim)} | | |`)
      continue
    }
    const { wins, games, low, high, seconds, date, build } = row
    const won = wins / Math.max(1, games)
    table.push(
      `| ${what} | ${games} | **${percent(won)}** | ${percent(low)} to ${percent(high)} | ${goals(floor)} | ${goals(aim)} | ${seconds.toFixed(1)} | ${date}, ${build} |`,
    )
  }
  const thought = Object.entries(thinking).map(
    ([what, { median, p95, most, choices, share, date, build }]) =>
      `| ${what} | ${choices} | ${Math.round(median)} ms | ${Math.round(p95)} ms | ${Math.round(most)} ms | ${percent(share)} | ${date}, ${build} |`,
  )
  const machines = new Set([...Object.values(found), ...Object.values(thinking)].map((each) => each.machine))
  if (thought.length > 0)
    table.push(
      "",
      "| thinking at a real choice | choices | median | 95 of 100 take at most | the longest | answers a second inside, of those of `soulspire bench` | when, build |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...thought,
    )
  table.push("", `Measured on: ${[...machines].join("; ")}.`)
  return table.join("\n")
}

/**
 * The page with another table in it.
 * @param {string} page
 * @param {readonly import("./rows.mjs").Row[]} rows
 * @param {Numbers} numbers
 */
export function withNumbers(page, rows, numbers) {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)]
  if (from < 0 || to < from) throw new Error(`docs/bots.md has no place for numbers: ${BEGIN} ... ${END}`)
  return `${page.slice(0, from + BEGIN.length)}\n\n${lines(rows, numbers)}\n\n${page.slice(to)}`
}
