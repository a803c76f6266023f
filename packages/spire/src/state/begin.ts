// What a table begins with, by its options.

import type { Options } from "@soulspire/kernel"
import { goalOf } from "./options.ts"
import type { CombatRoom } from "./types.ts"
import { newPlayer, newTable as tableOf, type Table } from "./new.ts"

const flag = (given: unknown): number => (given === true ? 1 : 0)

/** Players take rows from the lowest one on (STS-2.5). */
export const newTable = (options: Options, seats: number): Table =>
  tableOf({
    climb: flag(options["room"] === "climb"),
    act: options["firstAct"] as number,
    goal: goalOf(options),
    room: options["room"] === "climb" ? "first-encounter" : (options["room"] as CombatRoom),
    ascension: options["ascension"] as number,
    draft: flag(options["chooseRelic"]),
    sequential: flag(options["sequential"]),
    lastStand: flag(options["lastStand"]),
    showHands: flag(options["showHands"]),
    players: Array.from({ length: seats }, (_each, row) => newPlayer({ row })),
  })
