// A few of many, others each day: what would take too long to try every time is all tried within some days, and in
// `npm run test:all` at once.

import { usually } from "./usually.ts"

const DAY = 24 * 60 * 60 * 1000

/** The day that it is, or the one of which something is to be tried again: `SOULSPIRE_DAY=20776 npm test`. */
const today = (): number => Number(process.env["SOULSPIRE_DAY"] ?? Math.floor(Date.now() / DAY))

/** So many of a list, from where the day begins; all of it where everything is run. */
export function rotating<T>(all: readonly T[], few: number, day: number = today()): readonly T[] {
  const many = Math.min(all.length, usually(few, { inFull: all.length }))
  return Array.from({ length: many }, (_, i) => all[(day * many + i) % all.length])
}
