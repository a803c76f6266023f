// `npm run soak`: random games of every game and table, for as long as one likes. A failure names its seed, and leaves
// the shortest game that fails alike among the game's fixtures.

import { parseArgs } from "node:util"
import { step, tool } from "./steps.mjs"

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "1000" },
    seed: { type: "string", default: Date.now().toString(36) },
    only: { type: "string", default: "" },
    help: { type: "boolean", default: false },
  },
})

if (values.help) {
  process.stdout.write(`npm run soak -- [--games 1000] [--seed text] [--only pattern]

  --games N    random games for each table of each game
  --seed TEXT  what the seeds begin with; another one each time if it is not given
  --only TEXT  only tables whose name has this in it ("4 seats", "four-souls")

Ends with 1 if a game failed.
`)
  process.exit(0)
}
if (!/^[1-9]\d*$/.test(values.games)) {
  process.stderr.write(`--games wants a number from 1 on, not "${values.games}"\n`)
  process.exit(1)
}

process.env["SOULSPIRE_SOAK_GAMES"] = values.games
process.env["SOULSPIRE_SOAK_SEED"] = values.seed
const only = values.only === "" ? [] : ["-t", values.only]
await step(`soak, ${values.games} games at each table, seed "${values.seed}"`, () =>
  tool("vitest", ["run", "--config", "tests/soak/vitest.config.ts", ...only], { show: true }),
)
