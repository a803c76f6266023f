// The tables at which Spire is run through the conformance suite: one to four players, every room, with decks as they are
// at the start of a climb and as they are late in one. Climbs by the hundred are in climbs.ts.

import type { Options } from "@soulspire/kernel"
import { spire } from "@soulspire/spire"
import { hasDeck } from "../../src/cards/acts.ts"
import { type Named, tableOf } from "./table.ts"

const named = (seats: number, room: string, more: Options = {}): Named =>
  tableOf(
    [
      room,
      ...Object.entries(more).map(([name, value]) =>
        value === true ? name : `${name} ${JSON.stringify(value)}`,
      ),
    ].join(", "),
    seats,
    { room, ...more },
  )

/** Late in a climb: enough of everything that each card is met. */
const late: Options = {
  rewards: 20,
  upgrades: 12,
  colorless: 3,
  curses: 1,
  relics: 4,
  bossRelics: 1,
  potions: 3,
}

/** Who plays whom, by room; whoever is not named has the characters in turn. */
const parties: Readonly<Record<string, readonly string[]>> = {
  "first-encounter": [],
  encounter: ["defect", "watcher"],
  elite: ["watcher", "silent", "defect"],
  boss: ["defect", "watcher", "silent", "defect"],
}

/** All rooms of the first Act for each number of players. */
const firstRooms: readonly Named[] = [1, 2, 3, 4].flatMap((seats) => {
  const party = (room: string): Options => ({ ...late, characters: parties[room].slice(0, seats) })
  return [
    named(seats, "first-encounter"),
    named(seats, "encounter", { ...party("encounter"), clawPack: seats === 1 }),
    ...[2, 3].map((firstAct) =>
      named(seats, "encounter", { ...late, firstAct, ascension: seats % 2 === 0 ? 7 : 0 }),
    ),
    named(seats, "elite", { ...party("elite"), ascension: seats === 2 ? 12 : 0 }),
    named(seats, "boss", {
      ...party("boss"),
      lastStand: seats > 1,
      sequential: seats === 3,
      showHands: seats === 4,
    }),
  ]
})

const ascended = { ascension: 13 } as const

/** Elites and bosses of the later Acts, as far as they are in the box: each with another number of players. */
const laterRooms: readonly Named[] = [2, 3, 4].flatMap((firstAct) =>
  (["elite", "boss"] as const).flatMap((room, i) => {
    // Its Elite is met at an ascension alone.
    const more = firstAct === 4 || i === 0 ? ascended : {}
    const isThere = hasDeck(spire.cards, room, firstAct, more === ascended ? 13 : 0)
    return isThere ? [named(((firstAct + i) % 4) + 1, room, { ...late, firstAct, ...more })] : []
  }),
)

/** Every table at which one combat is fought. */
export const settings: readonly Named[] = [...firstRooms, ...laterRooms]

/** One for each number of players, and two climbs. */
export const some: readonly Named[] = [
  named(1, "climb", { moreHp: 60 }),
  named(2, "climb", {
    moreHp: 60,
    everythingUnlocked: true,
    ascension: 3,
    chooseRelic: true,
    characters: ["defect", "silent"],
    clawPack: true,
  }),
  named(1, "boss", { ...late, characters: ["defect"] }),
  named(1, "elite", { ...late, characters: ["watcher"] }),
  named(2, "encounter", { ...late, sequential: true, characters: ["watcher", "defect"] }),
  named(2, "encounter", { ...late, firstAct: 2, ascension: 7 }),
  named(3, "elite", late),
  named(4, "boss", { ...late, lastStand: true }),
]

export const seeds = (what: string, count: number): string[] =>
  Array.from({ length: count }, (_each, i) => `${what} ${i}`)

/** Long, because other work may share the machine; nothing here measures time. */
export const patience = { timeout: 300_000 }

/** A rule for the whole climb gives abilities to other cards, so the index is built anew again and again. */
export const granting: Named = named(1, "encounter", {
  everythingUnlocked: true,
  modifiers: ["daily-terminal"],
  potions: 3,
  rewards: 20,
})
