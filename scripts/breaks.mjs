// `npm run breaks`: breaks the kernel on purpose, one mechanism at a time, and sees a test go red for each. A break that
// nobody notices is a mechanism that no test holds. Works on copies in a temporary folder; the repository is not touched.

import { spawn } from "node:child_process"
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import { basename, join, sep } from "node:path"
import { parseArgs } from "node:util"
import { breaks } from "./breaks/breaks.mjs"
import { placeOf } from "./breaks/place.mjs"
import { root } from "./steps.mjs"

/** @typedef {import("./breaks/breaks.mjs").Break} Break */
/** @typedef {{ status: "green" | "red" | "late" | "odd", by: string, output: string }} Verdict */

const { values } = parseArgs({
  options: {
    only: { type: "string", multiple: true, default: [] },
    jobs: { type: "string", default: "2" },
    patience: { type: "string", default: "120" },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout.write(`npm run breaks -- [--only name]... [--jobs 2] [--patience 120] [--list]

  --only NAME    this break alone, or all whose names begin like this; may be given several times
  --jobs N       how many to try at the same time, each in a copy of its own
  --patience S   seconds until a run that does not end counts as noticed
  --list         the names of all breaks and what each of them breaks

Ends with 1 if a break was missed, no longer fits the source, or if the tests are not green to begin with.
`)
  process.exit(0)
}

const chosen = breaks.filter(
  ({ name }) => values.only.length === 0 || values.only.some((only) => name.startsWith(only)),
)
if (values.list) {
  const width = Math.max(...chosen.map(({ name }) => name.length))
  for (const { name, what } of chosen) process.stdout.write(`${name.padEnd(width)}  ${what}\n`)
  process.exit(0)
}
if (chosen.length === 0) {
  process.stderr.write(`no break is called ${values.only.join(", ")}; see --list\n`)
  process.exit(1)
}

/**
 * The repository without what is installed, built or recorded. Installed packages are linked, but for our own: these are
 * links into `packages`, and would lead from the copy back to the unbroken sources.
 * @param {string} folder
 */
function copyRepository(folder) {
  const left = new Set(["node_modules", "dist", ".git"])
  cpSync(root, folder, {
    recursive: true,
    filter: (source) => !left.has(basename(source)) || source === root,
  })
  const [from, to] = [join(root, "node_modules"), join(folder, "node_modules")]
  mkdirSync(join(to, "@soulspire"), { recursive: true })
  for (const name of readdirSync(from))
    if (name !== "@soulspire" && !name.startsWith("."))
      symlinkSync(join(from, name), join(to, name), "junction")
  for (const name of readdirSync(join(folder, "packages")))
    symlinkSync(join(folder, "packages", name), join(to, "@soulspire", name), "junction")
}

let runs = 0

/**
 * Runs tests in a copy until the first one fails.
 * @param {string} folder
 * @param {readonly string[]} tests
 * @param {string | undefined} named a pattern of names, where a file has more tests than are needed
 * @param {number} patience in seconds
 * @returns {Promise<Verdict>}
 */
function runTests(folder, tests, named, patience) {
  const report = join(folder, "node_modules", `report-${++runs}.json`)
  const args = [
    "run",
    ...tests,
    "--bail",
    "1",
    "--maxWorkers",
    "1",
    "--reporter",
    "json",
    "--outputFile",
    report,
  ]
  if (named !== undefined) args.push("-t", named)
  return new Promise((resolve, reject) => {
    const vitest = join(root, "node_modules", "vitest", "vitest.mjs")
    const child = spawn(process.execPath, [vitest, ...args], {
      cwd: folder,
      stdio: ["ignore", "pipe", "pipe"],
    })
    let output = ""
    let late = false
    child.stdout.on("data", (data) => (output += data))
    child.stderr.on("data", (data) => (output += data))
    const clock = setTimeout(() => {
      late = true
      child.kill("SIGKILL")
    }, patience * 1000)
    child.on("error", reject)
    child.on("close", () => {
      clearTimeout(clock)
      resolve(late ? { status: "late", by: "", output } : { ...verdictOf(report), output })
    })
  })
}

/**
 * What vitest has written down. Only a test that ran and failed is red: a file that could not be loaded says nothing
 * about what its tests would notice.
 * @param {string} path
 * @returns {Omit<Verdict, "output">}
 */
function verdictOf(path) {
  /** @type {{ numTotalTests: number, numPassedTests: number, success: boolean, testResults: { name: string, assertionResults: { status: string, fullName: string }[] }[] }} */
  let report
  try {
    report = JSON.parse(readFileSync(path, "utf8"))
  } catch {
    return { status: "odd", by: "" }
  }
  for (const { name, assertionResults } of report.testResults)
    if (assertionResults.some(({ status }) => status === "failed"))
      return { status: "red", by: name.split(sep).at(-1) ?? name }
  return { status: report.success && report.numPassedTests > 0 ? "green" : "odd", by: "" }
}

/** @param {string} output */
const lastLines = (output) => output.trimEnd().split("\n").slice(-12).join("\n")

/** @param {number} start */
const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`

/**
 * Makes the one change of a break in a copy; gives what undoes it, or why it does not fit.
 * @param {string} folder
 * @param {Break} each
 * @returns {(() => void) | string}
 */
function apply(folder, each) {
  try {
    const { file, text, broken } = placeOf(each)
    const path = join(folder, file)
    writeFileSync(path, broken)
    return () => writeFileSync(path, text)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * @param {string} folder
 * @param {Break} each
 * @returns {Promise<{ good: boolean, line: string }>}
 */
async function attempt(folder, each) {
  const start = performance.now()
  const restore = apply(folder, each)
  if (typeof restore === "string") return { good: false, line: `STALE   ${each.name}: ${restore}` }
  try {
    const { status, by, output } = await runTests(folder, each.tests, each.named, Number(values.patience))
    if (status === "red")
      return { good: true, line: `ok      ${each.name}: noticed by ${by} (${since(start)})` }
    if (status === "late")
      return { good: true, line: `ok      ${each.name}: noticed by running out of time (${since(start)})` }
    const line = `MISSED  ${each.name}: ${each.what} (${since(start)})`
    return { good: false, line: status === "green" ? line : `${line}\n${lastLines(output)}` }
  } finally {
    restore()
  }
}

/**
 * All tests that are expected to notice something, unbroken. Files and patterns in one run each way, not once a break.
 * @param {readonly string[]} folders
 */
async function seeGreen(folders) {
  const whole = chosen.filter(({ named }) => named === undefined)
  const parts = chosen.filter(({ named }) => named !== undefined)
  const pattern = [...new Set(parts.map(({ named }) => `(?:${named})`))].join("|")
  const verdicts = await Promise.all(
    [whole, parts]
      .filter((list) => list.length > 0)
      .map((list, i) => {
        const files = [...new Set(list.flatMap(({ tests }) => tests))]
        return runTests(folders[i % folders.length], files, list === parts ? pattern : undefined, 1800)
      }),
  )
  for (const verdict of verdicts)
    if (verdict.status !== "green")
      throw new Error(`the tests are not green to begin with: ${verdict.by}\n${lastLines(verdict.output)}`)
}

const start = performance.now()
const place = mkdtempSync(join(tmpdir(), "soulspire-breaks-"))
process.on("exit", () => rmSync(place, { recursive: true, force: true }))
process.on("SIGINT", () => process.exit(130))

const folders = Array.from({ length: Math.max(1, Number(values.jobs)) }, (_each, i) =>
  join(place, String(i + 1)),
)
for (const folder of folders) copyRepository(folder)

try {
  await seeGreen(folders)
  process.stdout.write(`· unbroken: green (${since(start)})\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}

const queue = [...chosen]
let [tried, bad] = [0, 0]
await Promise.all(
  folders.map(async (folder) => {
    for (let each = queue.shift(); each !== undefined; each = queue.shift()) {
      const { good, line } = await attempt(folder, each)
      if (!good) bad++
      process.stdout.write(`${String(++tried).padStart(3)}/${chosen.length} ${line}\n`)
    }
  }),
)
process.stdout.write(
  bad === 0
    ? `· all ${tried} breaks were noticed (${since(start)})\n`
    : `· ${bad} of ${tried} breaks were missed (${since(start)})\n`,
)
process.exitCode = bad === 0 ? 0 : 1
