// Reads a whole number that somebody has typed.

import { Mistake } from "./mistake.ts"

/** A parser for a whole number in a range. */
export const whole =
  (name: string, min: number, max: number) =>
  (given: string): number => {
    const value = /^-?\d{1,15}$/.test(given) ? Number(given) : NaN
    if (value >= min && value <= max) return value
    throw new Mistake(`${name} is a whole number from ${min} to ${max}, not '${given}'`)
  }
