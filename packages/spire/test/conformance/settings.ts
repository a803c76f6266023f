// The tables at which Spire is run through the conformance suite: one to four players, every room, with decks as they are
// at the start of a climb and as they are late in one; and whole climbs.

import type { Options } from "@soulspire/kernel"
import { spire, type SpireState } from "@soulspire/spire"
import { type Setting } from "@soulspire/testkit"
import { allActs } from "../support/act.ts"
import { hasDeck } from "../../src/cards/acts.ts"
import { fixturesIn } from "@soulspire/testkit/vitest"

const keep = fixturesIn(new URL("../fixtures/", import.meta.url))

type Named = readonly [name: string, setting: Setting<SpireState>]

const named = (seats: number, room: string, more: Options = {}, game = spire): Named => [
  [
    `${seats} seats`,
    room,
    ...Object.entries(more).map(([name, value]) =>
      value === true ? name : `${name} ${JSON.stringify(value)}`,
    ),
  ].join(", "),
  { game, options: { room, ...more }, seats, keep },
]

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

/** Climbs over several Acts and begun in each, with those who join on the way; what the box lacks is of the tests' own. */
const laterClimbs: readonly Named[] = [
  named(3, "climb", { moreHp: 90, lastAct: 2, newcomers: ["3"] }, allActs),
  ...[
    { firstAct: 2, lastAct: 3, hiddenBoss: true },
    { firstAct: 3, ...ascended, lastStand: true, newcomers: ["2@4"] },
    { firstAct: 4 },
  ].map((each) =>
    named(each.firstAct - 1, "climb", { moreHp: 60, everythingUnlocked: true, ...each }, allActs),
  ),
]

/** Whole climbs, with HP for strangers to come far: every number of players, and everything that a table can be set to. */
export const climbs: readonly Named[] = [
  named(1, "climb", { moreHp: 60 }),
  named(2, "climb", {
    moreHp: 60,
    everythingUnlocked: true,
    ascension: 3,
    chooseRelic: true,
    characters: ["defect", "silent"],
    clawPack: true,
  }),
  named(3, "climb", { moreHp: 60, everythingUnlocked: true, ascension: 13, lastStand: true }),
  named(4, "climb", { moreHp: 60, daily: true, sequential: true }),
  named(1, "climb", { moreHp: 60, everythingUnlocked: true, characters: ["watcher"] }),
  ...laterClimbs,
]

/** Every table at which one combat is fought. */
export const settings: readonly Named[] = [...firstRooms, ...laterRooms]

/** One for each number of players, and two climbs. */
export const some: readonly Named[] = [
  climbs[0],
  climbs[1],
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
