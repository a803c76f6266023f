// A position in a match file: only the outline. What it may say is for the game to judge, and the game refuses it.

import type { Plain } from "@soulspire/kernel"
import { type Check, Misshapen, plain } from "@soulspire/kernel/outside"

/** As text. */
const LONGEST = 40_000
const DEEPEST = 5
/** No position has larger numbers. */
const LARGEST = 999

export const positionCheck: Check<Plain> = (value, at) => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw new Misshapen(at, "object")
  const given = plain(DEEPEST, LARGEST)(value, at)
  if (JSON.stringify(given).length > LONGEST) throw new Misshapen(at, `text 0..${LONGEST}`)
  return given as Plain
}
