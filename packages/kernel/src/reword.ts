// A card as it reads when numbers of its text were changed.

import type { Numeral } from "./expr.ts"
import { TIMES } from "./active-abilities.ts"
import type { DefCode } from "./run.ts"
import type { Def } from "./state.ts"

export function reworded({ def, numerals }: DefCode, changed: Readonly<Record<string, number>>): Def {
  const now = new Map<unknown, Numeral>()
  const { [TIMES]: times = 1 } = changed
  numerals.forEach(({ at, value: printed, counts }, i) => {
    const value = (changed[String(i)] ?? printed) * (counts ? times : 1)
    if (value !== printed) for (const place of at) now.set(place, { n: value })
  })
  const read = (part: unknown): unknown => {
    if (typeof part !== "object" || part === null) return part
    if (Array.isArray(part)) return part.map(read)
    return now.get(part) ?? Object.fromEntries(Object.entries(part).map(([key, value]) => [key, read(value)]))
  }
  return read(def) as Def
}
