// `npm run train`: fits what Spire's cards are worth beyond what was thought of them, from simulated fights with random decks.

import { mkdirSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { parseArgs } from "node:util"
import { bundled } from "./bundled.mjs"
import { root } from "./steps.mjs"

const { values } = parseArgs({
  options: {
    character: { type: "string", default: "ironclad" },
    fights: { type: "string", default: "1000" },
    seed: { type: "string", default: "train" },
    bot: { type: "string", default: "easy" },
    "dry-run": { type: "boolean", default: false },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout
    .write(`npm run train -- [--character ironclad] [--fights 1000] [--seed train] [--bot easy] [--dry-run]

  --character NAME  whose cards
  --fights N        so many fights in all; those that were fought before, under the same seed and bot, are not fought again
  --seed TEXT       of decks, fights and what the bot draws
  --bot NAME        who fights
  --dry-run         fits and says what it found, and writes nothing

Can be stopped at any time, and goes on where it was. Fights are kept in node_modules/.cache/soulspire/train. Writes
packages/spire/src/bot/values/fitted.ts.
`)
  process.exit(0)
}
const fights = Number(values.fights)
if (!Number.isInteger(fights) || fights < 1) {
  process.stderr.write(`--fights wants a number from 1 on, not "${values.fights}"\n`)
  process.exit(1)
}

const cache = join(root, "node_modules/.cache/soulspire/train")
mkdirSync(cache, { recursive: true })
const bundle = join(cache, "fights.mjs")
await bundled("scripts/train/fights.mjs", bundle)
const { fight, known } = await import(pathToFileURL(bundle).href)
const { fit, written } = await import("./train/fit.mjs")
const { kept } = await import("./train/keep.mjs")

const file = join(cache, `${values.character}-${values.bot}-${values.seed.replaceAll(/\W/g, "_")}.jsonl`)
const log = kept(file)
const start = performance.now()
let done = log.fights.length
for (const before = done; done < fights; done++) {
  log.add(fight(values.character, values.bot, values.seed, done))
  if ((done + 1) % 10 !== 0 && done + 1 !== fights) continue
  const each = (performance.now() - start) / (done + 1 - before)
  const left = Math.round(((fights - done - 1) * each) / 1000)
  process.stderr.write(`${values.character}: ${done + 1} of ${fights} fights, ${left} s to go\n`)
}

const found = fit(log.fights, known)
process.stdout.write(
  `${found.fights} fights, ${found.won} won; a point of worth is ${found.slope.toFixed(2)} HP; ${Object.keys(found.cards).length} cards\n`,
)
for (const [card, by] of Object.entries(found.cards).toSorted((a, b) => b[1] - a[1]))
  process.stdout.write(`  ${card} ${by > 0 ? "+" : ""}${by}\n`)
if (!values["dry-run"])
  writeFileSync(
    join(root, "packages/spire/src/bot/values/fitted.ts"),
    written(values.character, { ...known.fitted }, found.cards),
  )
