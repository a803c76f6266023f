// What nobody should send or write: odd values of every kind, and good ones with one place bent.

import { below, type RandomState } from "@soulspire/kernel"

export const pick = <T>(random: RandomState, list: readonly T[]): T => list[below(random, 0, list.length)]
export const chance = (random: RandomState, oneIn: number): boolean => below(random, 0, oneIn) === 0

export const between = (random: RandomState, min: number, max: number): number =>
  min + below(random, 0, max - min + 1)

const odd: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -0,
  -1,
  1,
  0.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e300,
  "",
  "0",
  "1",
  " ",
  "null",
  "__proto__",
  "constructor",
  "toString",
  "spectator",
  "pass",
  "end",
  "\u001b[2J",
  "\u0000",
  "\uD800",
  "x".repeat(500),
  [],
  {},
  [[]],
  [null],
]

/** More levels than anything has that is meant. */
const deep = (levels: number): unknown => {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = i % 2 === 0 ? [value] : { x: value }
  return value
}

/** Anything at all, as it could come through JSON. */
export function junk(random: RandomState, left = 3): unknown {
  const kind = below(random, 0, 12)
  if (kind === 0 && left === 3) return deep(500)
  if (kind === 1 && left > 0) return Array.from({ length: below(random, 0, 4) }, () => junk(random, left - 1))
  if (kind === 2 && left > 0)
    return JSON.parse(
      `{${Array.from({ length: below(random, 0, 4) }, () => `${JSON.stringify(pick(random, ["t", "id", "k", "__proto__", "seat", "keys"]))}:1`).join()}}`,
    )
  if (kind === 3) return below(random, 0, 1000)
  return pick(random, odd)
}

/** The value with one place changed, left out, doubled or renamed; everything else is as it was. */
export function bent(random: RandomState, value: unknown): unknown {
  if (typeof value !== "object" || value === null || chance(random, 6)) return junk(random)
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as unknown[])]
    const at = below(random, 0, list.length + 1)
    if (at === list.length) list.push(junk(random))
    else if (chance(random, 4)) list.splice(at, 1)
    else if (chance(random, 6)) list.splice(at, 0, list[at])
    else list[at] = bent(random, list[at])
    return list
  }
  const fields = Object.entries(value)
  const at = below(random, 0, fields.length + 1)
  if (at === fields.length)
    fields.push([pick(random, ["more", "__proto__", "k", "seat", "\u001b"]), junk(random)])
  else if (chance(random, 5)) fields.splice(at, 1)
  else fields[at] = [fields[at][0], bent(random, fields[at][1])]
  return Object.fromEntries(fields)
}
