// Makes a picture's paths shorter: points on a grid, each told from the one before, nothing said twice.
// On a field of 512 units nobody sees the difference, and pictures are most of what a page fetches.

/** How many numbers a command takes. */
const TAKES = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 }

/** @typedef {keyof typeof TAKES} Command */
/** @typedef {{ command: Command, relative: boolean, values: number[] }} Step */

/**
 * @param {string} path
 * @returns {Step[]}
 */
function stepsOf(path) {
  /** @type {Step[]} */
  const steps = []
  let at = 0
  let letter = ""
  const next = (/** @type {RegExp} */ pattern) => {
    pattern.lastIndex = at
    const found = pattern.exec(path)
    if (found !== null) at = pattern.lastIndex
    return found?.[1]
  }
  while (at < path.length) {
    const said = next(/[\s,]*([a-zA-Z])/y)
    if (said === undefined && (letter === "" || !/[\d.-]/.test(path.slice(at)))) break
    // What follows a move without a command of its own are lines.
    letter = said ?? (letter === "M" ? "L" : letter === "m" ? "l" : letter)
    const command = /** @type {Command} */ (letter.toUpperCase())
    const values = Array.from({ length: TAKES[command] }, (_each, i) =>
      // The flags of an arc may stand without anything between them.
      Number(
        command === "A" && (i === 3 || i === 4)
          ? next(/[\s,]*([01])/y)
          : next(/[\s,]*([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)/iy),
      ),
    )
    if (values.some(Number.isNaN)) throw new Error(`a path that cannot be read: ${path.slice(0, at + 20)}`)
    steps.push({ command, relative: letter !== command, values })
  }
  return steps
}

/**
 * @param {string} path
 * @param {number} grain of a unit
 */
export function compactPath(path, grain) {
  const round = (/** @type {number} */ value) => Math.round(value / grain)
  /** @param {number} grains */
  const told = (grains) => String(Number((grains * grain).toFixed(3))).replace(/^(-?)0\./, "$1.")
  // Where the pen is: exactly, and in grains as it was told.
  let [x, y, startX, startY] = [0, 0, 0, 0]
  let [gx, gy, gStartX, gStartY] = [0, 0, 0, 0]
  let out = ""
  let last = ""
  /** @param {string} letter @param {string[]} values */
  const say = (letter, values) => {
    if (letter !== last || letter === "m") out += letter
    else if (values.length > 0 && !values[0].startsWith("-")) out += " "
    out += values.map((value, i) => (i === 0 || value.startsWith("-") ? value : ` ${value}`)).join("")
    last = letter
  }
  for (const { command, relative, values } of stepsOf(path)) {
    if (command === "Z") {
      say("z", [])
      ;[x, y, gx, gy] = [startX, startY, gStartX, gStartY]
      continue
    }
    const [fromX, fromY] = relative ? [x, y] : [0, 0]
    const letter = command.toLowerCase()
    if (command === "H" || command === "V") {
      if (command === "H") x = fromX + values[0]
      else y = fromY + values[0]
      say(letter, [told(command === "H" ? round(x) - gx : round(y) - gy)])
    } else {
      const points = command === "A" ? values.slice(5) : values
      const absolute = points.map((value, i) => value + (i % 2 === 0 ? fromX : fromY))
      const steps = absolute.map((value, i) => told(round(value) - (i % 2 === 0 ? gx : gy)))
      const [toX, toY] = absolute.slice(-2)
      // The middle of an arc moves far with its ends where it is half a circle, or nearly a whole one.
      const span = Math.hypot(toX - x, toY - y) / values[0]
      if (command === "A" && (span > 1.9 || (values[3] === 1 && span < 1))) return path
      ;[x, y] = [toX, toY]
      const shape = values.slice(0, 5).map((value) => String(Number(value.toFixed(1))))
      say(letter, command === "A" ? [...shape, ...steps] : steps)
    }
    ;[gx, gy] = [round(x), round(y)]
    if (command === "M") [startX, startY, gStartX, gStartY] = [x, y, gx, gy]
  }
  return out
}

/**
 * @param {string} body SVG
 * @param {number} grain
 */
export const compact = (body, grain) =>
  body.replaceAll(/ d="([^"]*)"/g, (_all, path) => {
    const shorter = compactPath(path, grain)
    return ` d="${shorter.length < path.length ? shorter : path}"`
  })
