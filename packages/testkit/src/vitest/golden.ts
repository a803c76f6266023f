// Golden games on the disk. SOULSPIRE_GOLDEN=renew (`npm run golden`) writes them anew; otherwise they are compared.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import type { State } from "@soulspire/kernel"
import { test } from "vitest"
import type { Setting } from "../conformance/setting.ts"
import { compareGolden, recordGolden } from "../golden/golden.ts"

/** One test for each setting: `<name>.jsonl` is the match file, `<name>.txt` what happened. */
export function goldenTests<S extends State>(
  folder: URL,
  settings: readonly (readonly [name: string, setting: Setting<S>, seed?: string])[],
): void {
  const path = (name: string): string => fileURLToPath(new URL(name, folder))
  const games = settings.map(([name, setting, seed = `golden ${name}`]) => [name, setting, seed] as const)
  test.each(games)("%s plays as it always has", (name, setting, seed) => {
    const [match, log] = [path(`${name}.jsonl`), path(`${name}.txt`)]
    if (process.env["SOULSPIRE_GOLDEN"] === "renew") {
      mkdirSync(fileURLToPath(folder), { recursive: true })
      const golden = recordGolden(setting, seed)
      writeFileSync(match, golden.match)
      writeFileSync(log, golden.log)
    }
    if (!existsSync(match)) throw new Error(`there is no golden game ${match}; make it with: npm run golden`)
    const parted = compareGolden(setting.game, {
      match: readFileSync(match, "utf8"),
      log: readFileSync(log, "utf8"),
    })
    if (parted !== null) throw new Error(parted)
  })
}
