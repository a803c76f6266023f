// What `npm start` and `npm test` share: saying one line about each step, running a tool, and bringing
// dependencies up to date. Node's own modules only, since this runs before anything is installed.

import { spawnSync } from "node:child_process"
import { readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

export const root = fileURLToPath(new URL("..", import.meta.url))

/** @param {string} line */
export function say(line) {
  process.stdout.write(`· ${line}\n`)
}

/**
 * Runs one step and says how it went in one line; a step that fails ends the whole run.
 * @template T
 * @param {string} name
 * @param {() => T | Promise<T>} work may return a word for the line; throws to fail
 */
export async function step(name, work) {
  const start = performance.now()
  const seconds = () => `${((performance.now() - start) / 1000).toFixed(1)} s`
  try {
    const word = await work()
    say(`${name}: ${typeof word === "string" ? word : "ok"} (${seconds()})`)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    process.stderr.write(`${reason.trimEnd()}\n`)
    say(`${name}: FAILED (${seconds()})`)
    process.exit(1)
  }
}

/**
 * Runs a program from the repository's root. Its output is kept back and shown only if it fails,
 * unless `show` lets it through as it comes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ show?: boolean, hint?: string }} [options]
 */
function run(command, args, { show = false, hint = "" } = {}) {
  const result = spawnSync(command, args, {
    cwd: root,
    encoding: "utf8",
    stdio: show ? "inherit" : ["ignore", "pipe", "pipe"],
    maxBuffer: 1 << 28,
  })
  if (result.error) throw result.error
  if (result.status === 0) return
  const output = show ? "" : `${result.stdout}${result.stderr}\n`
  throw new Error(`${output}${hint}`)
}

/**
 * Runs the command line of an installed package.
 * @param {string} name the package and its command, which have one name but for the compiler's
 * @param {readonly string[]} args
 * @param {{ show?: boolean, hint?: string }} [options]
 */
export function tool(name, args, options) {
  const folder = join(root, "node_modules", name)
  const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
  run(process.execPath, [join(folder, bin[name === "typescript" ? "tsc" : name]), ...args], options)
}

/** Installs what the lock names, if nothing is installed yet or the lock has changed since. */
export function ensureDependencies() {
  if (!dependenciesAreStale()) return "up to date"
  say("dependencies: installing (npm ci)")
  const npm = process.env["npm_execpath"] ?? ""
  const args = ["ci", "--include=dev", "--no-audit", "--no-fund"]
  if (npm.endsWith("npm-cli.js")) run(process.execPath, [npm, ...args])
  else run("npm", args)
  return "installed"
}

function dependenciesAreStale() {
  const installed = statSync(join(root, "node_modules/.package-lock.json"), { throwIfNoEntry: false })
  const lock = statSync(join(root, "package-lock.json"))
  // npm writes both files in one go, in either order: a moment's difference is none.
  return installed === undefined || installed.mtimeMs + 2000 < lock.mtimeMs
}
