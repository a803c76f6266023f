// Random games by the thousand: each ends by rule, with its facts intact at every decision.

import type { State } from "@soulspire/kernel"
import { along, placed, type Setting } from "./setting.ts"

export interface Soaked {
  games: number
  answers: number
  /** How games ended, and how often. */
  ends: Record<string, number>
  /** Kinds of decisions met. */
  kinds: string[]
}

/** Plays these seeds; `each` sees every state before it is answered. */
export function soak<S extends State>(
  setting: Setting<S>,
  seeds: readonly string[],
  each: (state: S, count: number) => void = () => {},
): Soaked {
  const { game } = setting
  const kinds = new Set<string>()
  const soaked: Soaked = { games: 0, answers: 0, ends: {}, kinds: [] }
  for (const seed of seeds) {
    const { state, log } = along(setting, seed, (now, _next, count) => {
      const broken = game.invariant(now)
      if (broken !== null) throw new Error(broken)
      for (const decision of game.decisions(now)) kinds.add(decision.kind)
      each(now, count)
    })
    const outcome = game.outcome(state)
    const broken = game.invariant(state)
    if (broken !== null) throw placed(setting, seed, log.length, new Error(broken))
    if (outcome === null || outcome.how === "endless")
      throw placed(
        setting,
        seed,
        log.length,
        new Error(`an endless game: ${outcome?.cycle?.join(", ") ?? ""}`),
      )
    soaked.games++
    soaked.answers += log.length
    soaked.ends[outcome.how] = (soaked.ends[outcome.how] ?? 0) + 1
  }
  soaked.kinds = [...kinds].toSorted()
  return soaked
}
