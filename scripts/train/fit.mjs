// Ridge regression: what the HP that are left say of the cards that were in the deck, beyond what was thought of them.

/** How many fights one's opinion of a card counts for. */
const RIDGE = 120
/** Nothing is corrected by more. */
const MOST = 1.2

/** @param {readonly number[]} list */
const mean = (list) => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)

/** @param {string} id */
const plain = (id) => id.replace(/\+$/, "")

/**
 * @param {readonly import("./keep.mjs").Fight[]} fights
 * @param {{ cardWorth: (id: string) => number, fitted: Readonly<Record<string, number>> }} known
 */
export function fit(fights, { cardWorth, fitted }) {
  const rooms = [...new Set(fights.map(({ room }) => room))]
  // Without what was fitted before: it is fitted anew from all fights.
  const thought = fights.map(({ cards }) =>
    cards.reduce((sum, id) => sum + cardWorth(id) - (fitted[plain(id)] ?? 0), 0),
  )
  const y = fights.map(({ hp }) => hp)
  const byRoom = new Map(
    rooms.map((room) => {
      const of = fights.flatMap((each, i) => (each.room === room ? [i] : []))
      return [room, { y: mean(of.map((i) => y[i])), thought: mean(of.map((i) => thought[i])) }]
    }),
  )
  const at = fights.map(({ room }) => byRoom.get(room) ?? { y: 0, thought: 0 })
  const dx = thought.map((each, i) => each - at[i].thought)
  const dy = y.map((each, i) => each - at[i].y)
  const slope = Math.max(0.1, dot(dx, dy) / Math.max(1, dot(dx, dx)))
  const rest = dy.map((each, i) => each - slope * dx[i])
  const ids = [...new Set(fights.flatMap(({ cards }) => cards.map(plain)))].toSorted()
  const counts = ids.map((id) => {
    const row = fights.map(({ cards }) => cards.filter((card) => plain(card) === id).length)
    const usual = mean(row)
    return row.map((each) => each - usual)
  })
  const matrix = counts.map((one, i) => counts.map((other, j) => dot(one, other) + (i === j ? RIDGE : 0)))
  const found = solve(
    matrix,
    counts.map((row) => dot(row, rest)),
  )
  return {
    fights: fights.length,
    won: fights.filter(({ won }) => won).length,
    slope,
    cards: Object.fromEntries(
      ids.map((id, i) => [id, Number(Math.max(-MOST, Math.min(MOST, found[i] / slope)).toFixed(2))]),
    ),
  }
}

/** @param {readonly number[]} a @param {readonly number[]} b */
const dot = (a, b) => a.reduce((sum, each, i) => sum + each * b[i], 0)

/**
 * By elimination; the matrix is positive, so no row need be swapped.
 * @param {number[][]} matrix
 * @param {number[]} right
 */
function solve(matrix, right) {
  const rows = matrix.map((row, i) => [...row, right[i]])
  rows.forEach((row, i) => {
    for (const below of rows.slice(i + 1)) {
      const by = below[i] / row[i]
      if (by !== 0) for (let k = i; k < below.length; k++) below[k] -= by * row[k]
    }
  })
  /** @type {number[]} */
  const found = Array.from({ length: rows.length }, () => 0)
  for (let i = rows.length - 1; i >= 0; i--) {
    let sum = rows[i][rows.length]
    for (let k = i + 1; k < rows.length; k++) sum -= rows[i][k] * found[k]
    found[i] = sum / rows[i][i]
  }
  return found
}

/**
 * The file: what was fitted for this character instead of what was, and that of others as it is.
 * @param {string} character
 * @param {Record<string, number>} before
 * @param {Record<string, number>} cards
 */
export function written(character, before, cards) {
  const others = Object.entries(before).filter(([id]) => !id.startsWith(`${character}-`))
  const own = Object.entries(cards).filter(([id, by]) => id.startsWith(`${character}-`) && by !== 0)
  const lines = [...others, ...own]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, by]) => `  "${id}": ${by},\n`)
  const body = lines.length === 0 ? "{}" : `{\n${lines.join("")}}`
  return `// Written by \`npm run train\`: by how much cards are better than was thought, fitted from simulated fights.

export const fitted: Readonly<Record<string, number>> = ${body}
`
}
