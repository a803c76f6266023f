// `npm run soak`: random games of every game and table, for as long as one likes, and a fuzz of hosts, files and protocol. A
// failure names its seed; a game's leaves the shortest game that fails alike among the game's fixtures.

import { parseArgs } from "node:util"
import { step, tool } from "./steps.mjs"

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    decisions: { type: "string", default: "300000" },
    seed: { type: "string", default: Date.now().toString(36) },
    only: { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout.write(`npm run soak -- [--games 1000] [--decisions 300000] [--seed text] [--only pattern]

  --games N      random games for each table of each game
  --decisions N  decisions of the fuzz, over all games
  --seed TEXT    what the seeds begin with; another one each time if it is not given
  --only TEXT    only tables whose name has this in it ("4 seats", "four-souls"); "fuzz" is the fuzz alone

Ends with 1 if a game failed.
`)
  process.exit(0)
}
for (const name of /** @type {const} */ (["games", "decisions"]))
  if (!/^[1-9]\d*$/.test(values[name])) {
    process.stderr.write(`--${name} wants a number from 1 on, not "${values[name]}"\n`)
    process.exit(1)
  }

process.env["SOULSPIRE_SOAK_GAMES"] = values.games
process.env["SOULSPIRE_SOAK_DECISIONS"] = values.decisions
process.env["SOULSPIRE_SOAK_SEED"] = values.seed
const only = values.only === "" ? [] : ["-t", values.only]
await step(
  `soak, ${values.games} games at each table, ${values.decisions} decisions of the fuzz, seed "${values.seed}"`,
  () => tool("vitest", ["run", "--config", "tests/soak/vitest.config.ts", ...only], { show: true }),
)
