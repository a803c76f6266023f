// The fuzz of `npm run soak`: hosts that are told anything, by tables with every value of every option in its turn, and the
// files they have stored, damaged in every way. Not part of `npm test`, which has a short form in tests/fuzz.

import { writeSync } from "node:fs"
import { damagedFile, everyValue, stormedHost } from "@soulspire/testkit"
import { expect, test } from "vitest"
import { games } from "../fuzz/games.ts"

const wanted = Number(process.env["SOULSPIRE_SOAK_DECISIONS"])
const first = process.env["SOULSPIRE_SOAK_SEED"] ?? "soak"

/** Short matches and long ones: most of what goes wrong does so early, and some of it late. */
const lengths = [40, 100, 160, 220, 280, 340, 2000]
/** Each file is verified; one of so many is damaged as well, so many times. */
const DAMAGED = 3
const TIMES = 20

const say = (line: string): void => void writeSync(2, `· fuzz, ${line}\n`)

test.each(games)("fuzz, %s", { timeout: 0 }, (name, fuzzed) => {
  const values = everyValue(fuzzed)
  const laid = new Set<number>()
  const became: Record<string, number> = {}
  const failed: string[] = []
  let [decisions, refused, matches] = [0, 0, 0]
  const share = wanted / games.length
  // To the end of the decisions, and through all values at least once.
  for (let i = 0; decisions < share || i < values.length; i++) {
    const seed = `${first} fuzz ${i}`
    try {
      const stormed = stormedHost(fuzzed, seed, lengths[i % lengths.length], values[i % values.length])
      if (stormed === null) continue
      laid.add(i % values.length)
      matches++
      decisions += stormed.decisions
      refused += stormed.refused
      if (i % DAMAGED === 0)
        for (const [key, many] of Object.entries(damagedFile(fuzzed.game, stormed.text, seed, TIMES)))
          became[key] = (became[key] ?? 0) + many
    } catch (error) {
      // One failure is not the last: all of them are told at the end, each with its seed and the value it was played with.
      failed.push(
        `${JSON.stringify(values[i % values.length])} ${error instanceof Error ? error.message : String(error)}`,
      )
      say(`${name}: ${failed[failed.length - 1]}`)
      if (failed.length >= 20) break
    }
    if (i % 50 === 49)
      say(`${name}: ${decisions} decisions of ${Math.ceil(share)}, ${matches} matches verified`)
  }
  const never = values
    .filter((_value, i) => !laid.has(i))
    .map(([option, value]) => `${option}=${JSON.stringify(value)}`)
  say(
    `${name}: ${decisions} decisions, ${refused} answers refused, ${matches} matches verified; damaged files: ${JSON.stringify(became)}; never part of a table: ${never.join(", ") || "nothing"}`,
  )
  expect(failed).toEqual([])
})
