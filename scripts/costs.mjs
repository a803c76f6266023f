// What the parts of `npm test` cost: minutes by the clock and seconds of processor time, as a table.

import { readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "./steps.mjs"

/** @typedef {{ name: string, clock: number, spent: number }} Cost seconds by the clock, and of processor time */

/**
 * Seconds of processor time of this process and of all it has started and seen end; 0 where the system does not tell.
 * Linux counts in hundredths.
 */
function spentSoFar() {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? []
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks) / 100, 0)
  } catch {
    return 0
  }
}

/** @type {Cost[]} */
const parts = []

/**
 * Does some work and remembers what it cost.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work
 * @returns {Promise<T>}
 */
export async function counted(name, work) {
  const [clock, spent] = [performance.now(), spentSoFar()]
  const result = await work()
  parts.push({ name, clock: (performance.now() - clock) / 1000, spent: spentSoFar() - spent })
  return result
}

/**
 * What the runner has written down: seconds of each file's own thread, by project and package.
 * @returns {{ name: string, spent: number, files: number }[]}
 */
function testsByPart() {
  /** @type {{ project: string, file: string, seconds: number }[]} */
  const costs = JSON.parse(readFileSync(join(root, "node_modules/.cache/soulspire/costs.json"), "utf8"))
  const sums = new Map()
  for (const { project, file, seconds } of costs) {
    const [top, second] = file.split("/")
    const name = `${project}: ${top === "packages" ? second : top}`
    const sum = sums.get(name) ?? { name, spent: 0, files: 0 }
    sums.set(name, { name, spent: sum.spent + seconds, files: sum.files + 1 })
  }
  return [...sums.values()].toSorted((a, b) => b.spent - a.spent)
}

/** The table of everything that was counted, the tests last and taken apart. */
export function costTable() {
  const [clock, spent] = [parts, parts].map((list, i) =>
    list.reduce((sum, part) => sum + (i === 0 ? part.clock : part.spent), 0),
  )
  /** @param {string} name @param {string} minutes @param {number} seconds @param {string} note */
  const row = (name, minutes, seconds, note = "") =>
    [
      name.padEnd(34),
      minutes.padStart(7),
      seconds.toFixed(1).padStart(8),
      `${((100 * seconds) / (spent || 1)).toFixed(0)} %`.padStart(6),
      note,
    ].join(" ")
  const inTests = testsByPart()
  const tests = parts.find(({ name }) => name === "tests")
  const own = inTests.reduce((sum, part) => sum + part.spent, 0)
  return [
    [" ".repeat(34), "minutes", "CPU s".padStart(8), "share".padStart(6)].join(" "),
    ...parts.map((part) => row(part.name, (part.clock / 60).toFixed(1), part.spent)),
    ...inTests.map((part) =>
      row(`  ${part.name}`, "", part.spent, ` ${part.files} file${part.files === 1 ? "" : "s"}`),
    ),
    row("  browsers, programs, the runner", "", Math.max(0, (tests?.spent ?? 0) - own)),
    row("all", (clock / 60).toFixed(1), spent),
  ].map((line) => line.trimEnd())
}
