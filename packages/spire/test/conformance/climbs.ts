// The tables at which Spire is climbed at random: begun in each Act by one to four players, by the book and with all the
// practice that can be had. Everything a table can be set to is spread over them.

import type { Options } from "@soulspire/kernel"
import { characters } from "../../src/cards/index.ts"
import { type Named, tableOf } from "./table.ts"

const everythingUnlocked = true

/** What is special at the tables of an Act: alone, for two, for three and for four. */
const ways: readonly (readonly Options[])[] = [
  [
    {},
    { ascension: 3, chooseRelic: true, clawPack: true, everythingUnlocked },
    { lastAct: 4, newcomers: ["3"], everythingUnlocked },
    { daily: true, sequential: true },
  ],
  [
    { lastAct: 3, hiddenBoss: true },
    { printing: "second", chooseRelic: true },
    { lastAct: 3, ascension: 13, lastStand: true, everythingUnlocked },
    { lastAct: 4, newcomers: ["2", "4@4"], showHands: true, everythingUnlocked },
  ],
  [
    { ascension: 13, everythingUnlocked },
    { lastAct: 4, newcomers: ["2@4"], lastStand: true, everythingUnlocked },
    { modifiers: ["daily-heirloom", "daily-deadly-events"], sequential: true },
    { hiddenBoss: true, unlocked: ["ironclad-1", "silent-2", "defect-3", "watcher-1"] },
  ],
  [
    { unlocked: ["act-4"] },
    { ascension: 13, lastStand: true, everythingUnlocked },
    { daily: true, everythingUnlocked },
    { ascension: 7, sequential: true, chooseRelic: true, everythingUnlocked },
  ],
]

/** With all that a table can deal, strangers come far: most of those who begin before a boss beat it. */
const practice: Options = { moreHp: 90, rewards: 40, upgrades: 50, relics: 8, bossRelics: 3, potions: 3 }

const begins = [
  ["by the book", {}],
  ["with practice", practice],
] as const

/** Everybody leads a party of each size in some Act, and alone it is another one with practice. */
const party = (seats: number, turn: number): string[] =>
  Array.from({ length: seats }, (_each, seat) => characters[(turn + seat) % characters.length].id)

export const climbs: readonly Named[] = begins.flatMap(([how, gains], turn) =>
  ways.flatMap((bySeats, i) =>
    bySeats.map((more, j) => {
      const [firstAct, seats] = [i + 1, j + 1]
      const options = {
        firstAct,
        lastAct: firstAct,
        characters: party(seats, i + j + turn),
        ...more,
        ...gains,
      }
      return tableOf(`climb from Act ${firstAct} ${how}`, seats, options)
    }),
  ),
)
