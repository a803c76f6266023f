// Same seed, same answers, same game: a log of hashes that is compared between runs, and between Node and a browser.

import type { State } from "@soulspire/kernel"
import { record } from "./playing-on.ts"
import type { Setting } from "./setting.ts"

/** One line for each seed: what was answered and what came of it, with the hash at every (or every so-many-th) answer. */
export const hashLog = <S extends State>(
  setting: Setting<S>,
  seeds: readonly string[],
  every = 1,
): string[] =>
  seeds.map((seed) => {
    const { log, hashes } = record(setting, seed, every)
    const hash = (count: number): string => hashes.get(count)?.toString(36) ?? ""
    const answers = log.map(
      (each, i) => `${each.seat} ${each.decision} ${each.keys.join("+")} ${hash(i + 1)}`,
    )
    return `${setting.game.id} ${setting.seats} ${seed}: ${hash(0)}; ${answers.join("; ")}`
  })
