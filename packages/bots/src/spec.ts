// Bots by what somebody has typed: a name, and after a colon what is set of it, as in `hard:budget=2000` or `hard:careful`.

import { type Bot, tempers } from "./bot.ts"

/** Why a spec is none, for whoever has to say so. */
export type SpecProblem =
  | { why: "unknown"; name: string }
  | { why: "no-setting"; name: string; setting: string }
  | { why: "no-budget"; name: string }
  | { why: "no-temper"; name: string }
  | { why: "no-number"; name: string; given: string }

export type FromSpec = { bot: Bot } | { problem: SpecProblem }

/** More positions than anybody waits for. */
const MOST = 1_000_000_000

/** The bot of a spec, which goes by the whole of it; `among` are those there are. */
export function botFrom(spec: string, among: Readonly<Record<string, Bot>>): FromSpec {
  const [name, ...settings] = spec.split(":")
  if (!Object.hasOwn(among, name)) return { problem: { why: "unknown", name } }
  let bot = among[name]
  for (const setting of settings) {
    const temper = tempers.find((each) => each === setting)
    if (temper !== undefined) {
      if (bot.withTemper === undefined) return { problem: { why: "no-temper", name } }
      bot = bot.withTemper(temper)
      continue
    }
    const [, given] = /^budget=(.*)$/.exec(setting) ?? []
    if (given === undefined) return { problem: { why: "no-setting", name, setting } }
    if (bot.withBudget === undefined) return { problem: { why: "no-budget", name } }
    const positions = /^\d{1,10}$/.test(given) ? Number(given) : 0
    if (positions < 1 || positions > MOST) return { problem: { why: "no-number", name, given } }
    bot = bot.withBudget(positions)
  }
  return { bot: settings.length === 0 ? bot : { ...bot, id: spec } }
}
