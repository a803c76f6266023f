// `npm run bench`: bundles the benchmarks and measures the kernel on the proof game, alone on one core. Prints medians;
// docs/performance.md says what they mean and keeps the last ones.

import { spawnSync } from "node:child_process"
import { mkdirSync, writeFileSync } from "node:fs"
import { cpus } from "node:os"
import { join } from "node:path"
import { parseArgs } from "node:util"
import { build } from "esbuild"
import { root } from "./steps.mjs"

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    runs: { type: "string", default: "7" },
    seconds: { type: "string", default: "3" },
    profile: { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout.write(`npm run bench -- [--json] [--runs 7] [--seconds 3] [--profile]

  --runs N      processes to take the median of
  --seconds S   how long each plays, after warming up
  --profile     also say where the time goes, by source file and by function
  --json        one JSON document on standard output
`)
  process.exit(0)
}

const folder = join(root, "node_modules/.cache/soulspire/bench")
mkdirSync(folder, { recursive: true })
const bundle = join(folder, "proof.mjs")
await build({
  entryPoints: [join(root, "packages/proof/bench/main.ts")],
  outfile: bundle,
  bundle: true,
  platform: "node",
  format: "esm",
  conditions: ["source"],
  logLevel: "error",
})

/**
 * @param {readonly string[]} nodeArgs
 * @param {readonly string[]} more
 * @returns {Record<string, number>}
 */
function once(nodeArgs = [], more = []) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [...nodeArgs, bundle, values.seconds, ...more],
    {
      encoding: "utf8",
      cwd: folder,
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}

/** @param {number[]} list */
const median = (list) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]

const runs = []
for (let i = 0; i < Number(values.runs); i++) {
  runs.push(once())
  if (!values.json) process.stderr.write(`\r· run ${i + 1} of ${values.runs}`)
}
if (!values.json) process.stderr.write("\r                    \r")

/** @type {Record<string, number | string>} */
const result = { node: process.version, machine: cpus()[0].model, runs: runs.length }
for (const key of Object.keys(runs[0])) result[key] = median(runs.map((run) => run[key]))

if (values.json) process.stdout.write(`${JSON.stringify(result)}\n`)
else
  for (const [key, value] of Object.entries(result))
    process.stdout.write(
      `${key.padEnd(28)} ${typeof value === "number" ? Number(value.toFixed(1)).toLocaleString("en") : value}\n`,
    )

if (values.profile) {
  const { profile } = await import("./bench/profile.mjs")
  once(["--cpu-prof", "--cpu-prof-dir=.", "--cpu-prof-name=last.cpuprofile"], ["play"])
  const text = profile(join(folder, "last.cpuprofile"), bundle)
  writeFileSync(join(folder, "last.txt"), text)
  process.stdout.write(`\n${text}`)
}
