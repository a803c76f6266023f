// Italian nouns: gender and both numbers are given, nothing is guessed.

import type { Noun, ZoneRow } from "../lexicon.ts"

export const m = (one: string, many = one): Noun => ({ one, many, gender: "m" })
export const f = (one: string, many = one): Noun => ({ one, many, gender: "f" })
export const somebody = (noun: Noun): Noun => ({ ...noun, person: true })

export const intoZone = (row: ZoneRow, at: "top" | "bottom" | undefined): string =>
  typeof row.into === "string" ? (at === "bottom" ? "in fondo a" : row.into) : row.into[at ?? "top"]
