// A shrunk failure as a file that people can read.

import type { Options } from "@soulspire/kernel"
import type { Said } from "./replay.ts"
import type { Shrunk } from "./shrink.ts"

export interface Fixture {
  game: string
  /** How it failed when it was found. */
  failure: string
  options: Options
  seats: number
  seed: string
  /** `p1 play:spark#17>p2`, several keys with a plus between them. */
  answers: string[]
}

const written = ({ seat, keys }: Said): string => `p${seat + 1} ${keys.join(" + ")}`
export function read(line: string): Said {
  const [, seat, keys] = /^p(\d+) ?(.*)$/.exec(line) ?? []
  if (seat === undefined) throw new Error(`no answer: "${line}"`)
  return { seat: Number(seat) - 1, keys: keys === "" ? [] : keys.split(" + ") }
}

export const fixtureOf = (game: string, { message, options, seats, seed, answers }: Shrunk): Fixture => ({
  game,
  failure: message.split("\n")[0],
  options,
  seats,
  seed,
  answers: answers.map(written),
})
