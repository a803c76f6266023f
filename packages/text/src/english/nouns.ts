// English nouns and the small words in front of them.

import type { Noun, ZoneRow } from "../lexicon.ts"
import { visible } from "../token.ts"

/** A regular noun, or one with its plural. */
export const noun = (one: string, many = regular(one)): Noun => ({ one, many })
export const person = (one: string, many = regular(one)): Noun => ({ one, many, person: true })
export const mass = (one: string): Noun => ({ one, many: one, mass: true })

const regular = (one: string): string =>
  /(?:s|x|z|ch|sh)$/.test(one) ? `${one}es` : /[^aeiou]y$/.test(one) ? `${one.slice(0, -1)}ies` : `${one}s`

/** "a" or "an", by how the next word begins. */
export const a = (next: string): string =>
  `${/^(?:[aeio]|u(?!s[aei]|ni)|hour)/i.test(visible(next)) ? "an" : "a"} ${next}`

export const possessive = (name: string): string => (name.endsWith("s") ? `${name}'` : `${name}'s`)

const ORDINALS = ["", "first", "second", "third", "fourth", "fifth", "sixth"]
export const ordinal = (n: number): string => ORDINALS[n] ?? `${n}th`

export const intoZone = (row: ZoneRow, at: "top" | "bottom" | undefined): string =>
  typeof row.into === "string" ? (at === "bottom" ? "on the bottom of" : row.into) : row.into[at ?? "top"]
