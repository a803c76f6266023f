// `npm run bots`: how good the bots are, row by row, as `docs/bots.md` shows it.

import { spawn } from "node:child_process"
import { createHash } from "node:crypto"
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { percent, withNumbers } from "./bots/page.mjs"
import { rows } from "./bots/rows.mjs"
import { bundled } from "./bundled.mjs"
import { root } from "./steps.mjs"

const { values } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    games: { type: "string" },
    jobs: { type: "string", default: "1" },
    thinking: { type: "string", default: "300" },
    expert: { type: "boolean", default: false },
    "dry-run": { type: "boolean", default: false },
    list: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout
    .write(`npm run bots -- [--only TEXT] [--games N] [--jobs 1] [--thinking 300] [--expert] [--dry-run] [--list]

  --only TEXT     rows whose name matches this (a regular expression); "thinking" is a row, too
  --games N       so many games in each row (default: as many as the row says)
  --jobs N        threads; one is what the table is about
  --thinking N    so many choices of each game for the times of thinking
  --expert        also the rows of the level expert, which take long
  --dry-run       says what it finds, and writes nothing
  --list          says which rows there are

Can be stopped at any time, and goes on where it was: games are kept in node_modules/.cache/soulspire/bots, apart for each state of the
sources. Writes docs/bots-numbers.json and the table in docs/bots.md.
`)
  process.exit(0)
}

const cli = join(root, "packages/cli/bin/soulspire.mjs")
const chosen = new RegExp(values.only)
const wanted = rows.filter(
  ({ id, group }) => chosen.test(id) && (group !== "expert" || values.expert || values.only !== ""),
)
if (values.list) {
  for (const { id, games, what } of rows) process.stdout.write(`${id.padEnd(28)} ${games} games  ${what}\n`)
  process.exit(0)
}

/** A short name for the sources that rules and bots are made of: what was played by others counts for nothing. */
function build() {
  const hash = createHash("sha256")
  for (const name of ["kernel", "bots", "spire", "four-souls"]) {
    const folder = join(root, "packages", name, "src")
    for (const file of readdirSync(folder, { recursive: true }).map(String).toSorted())
      if (file.endsWith(".ts") && !/(^|\/)(en|it|sources)\.ts$/.test(file))
        hash.update(file).update(readFileSync(join(folder, file)))
  }
  return hash.digest("hex").slice(0, 8)
}

const here = build()
const cache = join(root, "node_modules/.cache/soulspire/bots", here)
mkdirSync(cache, { recursive: true })
const numbersFile = join(root, "docs/bots-numbers.json")
const page = join(root, "docs/bots.md")
const stamp = () => ({
  machine: `${cpus()[0]?.model ?? "an unknown processor"}, Node ${process.version}`,
  date: new Date().toISOString().slice(0, 10),
  build: here,
})

/** @returns {import("./bots/page.mjs").Numbers} */
const numbers = () => JSON.parse(readFileSync(numbersFile, "utf8"))
/** @param {(numbers: import("./bots/page.mjs").Numbers) => void} change */
function keep(change) {
  if (values["dry-run"]) return
  const found = numbers()
  change(found)
  writeFileSync(numbersFile, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(page, withNumbers(readFileSync(page, "utf8"), rows, found))
}

/**
 * @param {readonly string[]} args
 * @returns {Promise<any>}
 */
function soulspire(args) {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [cli, ...args, "--json"], { stdio: ["ignore", "pipe", "inherit"] })
    let out = ""
    child.stdout.setEncoding("utf8").on("data", (text) => (out += text))
    child.on("close", (code) =>
      code === 0 ? done(JSON.parse(out)) : fail(new Error(`soulspire ${args.join(" ")} ended with ${code}`)),
    )
  })
}

/** What a party has come to, or how often the bot in question has won wherever it sat. */
const rateOf = (/** @type {any} */ report, /** @type {string} */ who) =>
  report.game === "spire" ? report.winRates[0] : report.winRatesByBot[who]

for (const { id, games, sim, who, floor } of wanted) {
  const many = values.games ?? `${games}`
  const setting = ["--games", many, "--seed", "numbers", "--jobs", values.jobs]
  const report = await soulspire(["sim", ...sim, ...setting, "--resume", join(cache, `${id}.journal`)])
  if (report.interrupted) process.exit(130)
  const { wins, rate, low, high } = rateOf(report, who)
  const asked = floor === null ? "" : `, ${floor} % are asked for`
  process.stdout.write(
    `${id}: ${percent(rate)} of ${report.games} (${percent(low)} to ${percent(high)})${asked}; ${report.unended} did not end, ${report.errors} errors\n`,
  )
  keep((found) => {
    // Games that were played before have taken the time that is written down already.
    const seconds =
      report.gamesPerSecond > 0 ? report.jobs / report.gamesPerSecond : (found.rows[id]?.seconds ?? 0)
    found.rows[id] = { wins, games: report.games, low, high, seconds, ...stamp() }
  })
}

if (chosen.test("thinking")) {
  const bundle = join(cache, "thinking.mjs")
  await bundled("scripts/bots/thinking.mjs", bundle)
  const { thinkingOf } = await import(pathToFileURL(bundle).href)
  for (const game of ["spire", "four-souls"]) {
    const bench = await soulspire(["bench", game, "--runs", "1", "--seconds", "4", "--warm-up", "4"])
    const tell = (/** @type {number} */ done) => process.stderr.write(`${game}: ${done} choices\n`)
    const { answersPerSecond, ...times } = thinkingOf(game, Number(values.thinking), tell)
    const share = answersPerSecond / bench.games[0].decisionsPerSecond
    process.stdout.write(
      `${game}: thinks ${Math.round(times.median)} ms, at most ${Math.round(times.p95)} ms in 95 of 100 choices, ${Math.round(times.most)} ms at most; ${percent(share)} of the answers a second of the bench\n`,
    )
    keep((found) => {
      found.thinking[game] = { ...times, share, ...stamp() }
    })
  }
}
