// Same seed, same answers, same game: a log of hashes that is compared between runs, and between Node and a browser.

import type { State } from "@soulspire/kernel"
import { record } from "./playing-on.ts"
import type { Setting } from "./setting.ts"

/** One line for each seed: what was answered and what came of it. */
export const hashLog = <S extends State>(setting: Setting<S>, seeds: readonly string[]): string[] =>
  seeds.map((seed) => {
    const { log, hashes } = record(setting, seed)
    const answers = log.map(
      (each, i) => `${each.seat} ${each.decision} ${each.keys.join("+")} ${hashes[i + 1].toString(36)}`,
    )
    return `${setting.game.id} ${setting.seats} ${seed}: ${hashes[0].toString(36)}; ${answers.join("; ")}`
  })
