// Builds the web client into dist/site and knows whether the one there is still what the sources would give. Used by
// `npm start`, `soulspire play` and the tests; two that want it at once wait for each other.

import { spawn } from "node:child_process"
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { setTimeout as wait } from "node:timers/promises"
import { fileURLToPath } from "node:url"

const here = dirname(fileURLToPath(import.meta.url))
const root = join(here, "../..")
const site = join(here, "dist/site")
const lock = join(here, "dist/site.lock")
/** What went into the site: each file with its size and time. */
const stamp = join(here, "dist/site.inputs.json")

/** Folders and files that the site is made of. */
const sources = [
  ...["kernel", "text", "four-souls", "spire", "bots", "match", "web"].map((name) => `packages/${name}/src`),
  ...["public", "index.html", "vite.config.ts", "offline.ts", "package.json", "build.mjs"].map(
    (name) => `packages/web/${name}`,
  ),
  "package-lock.json",
]

/** Whoever builds says so anew every few seconds; a lock that is older was left by somebody who was stopped. */
const LEFT_BEHIND = 20_000

/**
 * Makes sure that a fresh site exists and returns its folder. A build says one line first.
 * @param {(line: string) => void} say
 */
export async function ensureSite(say) {
  if (isFresh()) return site
  mkdirSync(dirname(lock), { recursive: true })
  const unlock = await locked()
  try {
    if (isFresh()) return site
    say("web client: building (vite)")
    const inputs = inputsNow()
    const beside = join(here, `dist/site.${process.pid}`)
    await build(beside)
    rmSync(site, { recursive: true, force: true })
    renameSync(beside, site)
    writeFileSync(stamp, inputs)
    return site
  } finally {
    unlock()
  }
}

/**
 * In a process of its own, for production whatever this one is for.
 * @param {string} outDir
 * @returns {Promise<void>}
 */
function build(outDir) {
  const vite = join(root, "node_modules/vite/bin/vite.js")
  const child = spawn(
    process.execPath,
    [vite, "build", "--outDir", outDir, "--emptyOutDir", "--logLevel", "error"],
    {
      cwd: here,
      env: { ...process.env, NODE_ENV: "production" },
      stdio: ["ignore", "ignore", "pipe"],
    },
  )
  let said = ""
  child.stderr.on("data", (data) => (said += String(data)))
  return new Promise((resolve, reject) => {
    child.on("error", reject)
    child.on("close", (code) => (code === 0 ? resolve() : reject(new Error(said))))
  })
}

/** Waits until nobody else builds, and keeps others waiting until it is called. */
async function locked() {
  for (;;)
    try {
      mkdirSync(lock)
      const alive = setInterval(() => writeFileSync(join(lock, "alive"), ""), 2000)
      return () => {
        clearInterval(alive)
        rmSync(lock, { recursive: true, force: true })
      }
    } catch {
      const found = statSync(lock, { throwIfNoEntry: false })
      const alive = statSync(join(lock, "alive"), { throwIfNoEntry: false }) ?? found
      if (alive !== undefined && Date.now() - alive.mtimeMs > LEFT_BEHIND)
        rmSync(lock, { recursive: true, force: true })
      await wait(200)
    }
}

function isFresh() {
  try {
    statSync(join(site, "index.html"))
    return readFileSync(stamp, "utf8") === inputsNow()
  } catch {
    return false
  }
}

const inputsNow = () =>
  JSON.stringify(
    sources.flatMap((path) => marks(path)),
    null,
    1,
  )

/**
 * @param {string} path
 * @returns {string[]}
 */
function marks(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false })
  if (found === undefined) return []
  if (!found.isDirectory()) return [`${path} ${found.size} ${found.mtimeMs}`]
  return readdirSync(join(root, path))
    .toSorted()
    .flatMap((name) => marks(`${path}/${name}`))
}

// Run as a program: what it says goes where remarks go.
if (process.argv[1] === fileURLToPath(import.meta.url))
  try {
    await ensureSite((line) => process.stderr.write(`· ${line}\n`))
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  }
