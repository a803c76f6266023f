// What a table begins with, by its options.

import type { Options } from "@soulspire/kernel"
import { arrivals, goalOf } from "./options.ts"
import { isUnlocked, LAST_ACT } from "./unlocks.ts"
import type { CombatRoom } from "./types.ts"
import { newPlayer, newTable as tableOf, type Table } from "./new.ts"

/** The keys that the party has; whoever begins in the last Act has them all (STS-K.6, STS-Q-66). */
const keysAt = (act: number): Pick<Table, "ruby" | "sapphire" | "emerald"> => {
  const has = flag(act === 4)
  return { ruby: has, sapphire: has, emerald: has }
}

const flag = (given: unknown): number => (given === true ? 1 : 0)

/** From the lowest one on, those first who are there first (STS-2.5, STS-13.7). */
const rowAmong = (arrives: readonly number[], seat: number): number =>
  arrives.filter((act, other) => act < arrives[seat] || (act === arrives[seat] && other < seat)).length

/** Players take rows from the lowest one on (STS-2.5). */
export const newTable = (options: Options, seats: number): Table =>
  tableOf({
    climb: flag(options["room"] === "climb"),
    act: options["firstAct"] as number,
    goal: goalOf(options),
    room: options["room"] === "climb" ? "first-encounter" : (options["room"] as CombatRoom),
    lastAct: flag(isUnlocked(options, LAST_ACT)),
    ...keysAt(options["firstAct"] as number),
    hiddenBoss: flag(options["hiddenBoss"]),
    ascension: options["ascension"] as number,
    draft: flag(options["chooseRelic"]),
    sequential: flag(options["sequential"]),
    lastStand: flag(options["lastStand"]),
    showHands: flag(options["showHands"]),
    players: arrivals(options, seats).map((away, seat, all) =>
      newPlayer({ row: rowAmong(all, seat), away, starting: away === 0 ? 1 : 0 }),
    ),
  })
