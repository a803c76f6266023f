// The tables that are soaked, dealt out to as many files as run at once: each plays its part of them.

import { writeSync } from "node:fs"
import { isatty } from "node:tty"
import type { GameEvent } from "@soulspire/kernel"
import {
  checkShape,
  dealtAnew,
  hiddenStaysHidden,
  legalByBruteForce,
  saveAndLoad,
  soak,
  undoAndRedo,
} from "@soulspire/testkit"
import { test } from "vitest"
import {
  baseBox,
  classicTables,
  mixTables,
  modes,
  settings as fourSouls,
  variantTables,
} from "../../packages/four-souls/test/conformance/settings.ts"
import { settings as proof } from "../../packages/proof/test/conformance/settings.ts"
import { bosses, fallenIn } from "../../packages/spire/test/conformance/bosses.ts"
import { climbs } from "../../packages/spire/test/conformance/climbs.ts"
import { settings as spire } from "../../packages/spire/test/conformance/settings.ts"

const games = Number(process.env["SOULSPIRE_SOAK_GAMES"])
const first = process.env["SOULSPIRE_SOAK_SEED"] ?? "soak"

/**
 * How far a table is: one line that is written over, or a few of them where that cannot be. Straight out, since the runner
 * shows what a test prints only at its end.
 */
const say = (table: string, done: number, answers: number): void => {
  const line = `· ${table}: ${done} of ${games} games, ${answers} answers`
  if (isatty(2)) writeSync(2, `\r\u001B[K${done === games ? "" : line}`)
  else if (done % Math.ceil(games / 10) === 0) writeSync(2, `${line}\n`)
}

/** How often what is slow looks at a game: at every so-many-th answer, since some games are thirty times as long as others. */
interface Strides {
  /** Each slow look is had at one game of so many. */
  rarely: number
  shape: number
  undo: number
  hidden: number
  legal: number
  save: number
  deal: number
}
const short: Strides = { rarely: 10, shape: 7, undo: 1, hidden: 3, legal: 11, save: 1, deal: 9 }
const long: Strides = { rarely: 200, shape: 1009, undo: 13, hidden: 41, legal: 67, save: 13, deal: 601 }
/** Short games of many cards. */
const fights: Strides = { rarely: 100, shape: 23, undo: 3, hidden: 11, legal: 17, save: 3, deal: 41 }

/** Several hundred answers, most of them in combats. */
const ways: Strides = { rarely: 100, shape: 61, undo: 11, hidden: 31, legal: 53, save: 11, deal: 101 }

type Any = Parameters<typeof soak>[0]
type TestTable = readonly [name: string, setting: Any, strides: Strides, climbed?: "climbed"]

const all: readonly TestTable[] = [
  ...proof.map(([name, setting]): TestTable => [`proof, ${name}`, setting as unknown as Any, short]),
  ...[...fourSouls, ...modes, ...baseBox, ...variantTables, ...classicTables, ...mixTables].map(
    ([name, setting]): TestTable => [`four-souls, ${name}`, setting as unknown as Any, long],
  ),
  ...spire.map(([name, setting]): TestTable => [`spire, ${name}`, setting as unknown as Any, fights]),
  ...climbs.map(([name, setting]): TestTable => [
    `spire, ${name}`,
    setting as unknown as Any,
    ways,
    "climbed",
  ]),
]

/** The same table, whose games are listened to. */
const overheard = (setting: Any, heard: GameEvent[]): Any => ({
  ...setting,
  game: {
    ...setting.game,
    answer(...given) {
      const events = setting.game.answer(...given)
      heard.push(...events)
      return events
    },
  },
})

/** Plays the tables of one part out of two. */
export function soakPart(part: 0 | 1): void {
  const own = all.filter((_table, i) => i % 2 === part)
  test.for(own)("%s", { timeout: 0 }, ([name, setting, strides, climbed], { task }) => {
    let answers = 0
    const beaten = Object.fromEntries(bosses.map((boss) => [boss, 0]))
    for (let i = 0; i < games; i++) {
      const seed = `${first} ${name} ${i}`
      const heard: GameEvent[] = []
      answers += soak(climbed === undefined ? setting : overheard(setting, heard), [seed], (state, count) => {
        if (count % strides.shape === 0) checkShape(setting.game, state)
      }).answers
      for (const boss of fallenIn(heard)) beaten[boss]++
      // What is slow is done with some of them, each a different one.
      const look = i % strides.rarely
      if (look === 1) undoAndRedo(setting, seed, strides.undo)
      if (look === 3) hiddenStaysHidden(setting, seed, strides.hidden)
      if (look === 5) legalByBruteForce(setting, seed, strides.legal, 10)
      if (look === 7) saveAndLoad(setting, seed, { every: strides.save, toEnd: strides.save * 40 })
      if (look === 9) dealtAnew(setting, seed, strides.deal)
      say(name, i + 1, answers)
    }
    if (climbed !== undefined) task.meta.climbed = { climbs: games, beaten }
  })
}
