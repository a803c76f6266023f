// How long a beat is looked at: what it is worth, at the speed somebody likes, and less where it is the same once more.

import type { Beat, Weight } from "@soulspire/text"
import type { Motion, Speed } from "../settings/settings.ts"

/** In milliseconds, at the usual speed. */
const LOOKS: Readonly<Record<Weight, number>> = {
  passing: 0,
  brief: 280,
  plain: 500,
  heavy: 700,
  great: 1600,
}

const SHARES: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, quick: 0.45, instant: 0 }

/** Of the time of the first look, when the same happens once more. */
const AGAIN = 0.6
/** Whoever only reads needs this long for a letter, in milliseconds, at the usual speed. */
const LETTER = 32

export interface Way {
  speed: Speed
  motion: Motion
  /** Somebody holds Shift, or keeps a finger on the stage. */
  hurried: boolean
  /** How long one has looked on since one was last asked or the turn passed on, in milliseconds at the usual speed. */
  looked: number
}

/** Of the time at the speed that is set, while somebody hurries. */
const HURRIED = 0.2

/** `letters`: how long the words are in which it is told. */
/** Nobody looks on at one turn for much longer than this, in milliseconds: what comes then is shown in a share of its time. */
const LONG = 3500
const IMPATIENT = 0.6

/** How long it is looked at, at the usual speed. */
export function lookAt({ weight, again }: Pick<Beat, "weight" | "again">, looked: number): number {
  const patience = looked > LONG && weight !== "great" ? IMPATIENT : 1
  return LOOKS[weight] * (again ? AGAIN : 1) * patience
}

export function timeOf(
  beat: Pick<Beat, "weight" | "again">,
  { speed, motion, hurried, looked }: Way,
  letters: number,
): number {
  const look = lookAt(beat, looked)
  // Without anything that moves there are only words to go by.
  const time = motion === "off" && look > 0 ? Math.max(look, letters * LETTER) : look
  return time * SHARES[speed] * (hurried ? HURRIED : 1)
}
