// Cards that differ in more than their numbers: whatever is true of one card's text is true of its upgraded side, where that
// says the same with other numbers.

import type { Def } from "@soulspire/kernel"

/** A card as it is said, whatever its numbers: one thing, or several. */
const shapeOf = ({ abilities }: Def): string =>
  JSON.stringify(abilities, (_key, value: unknown) =>
    typeof value === "number" ? Math.min(value, 1) : value,
  )

/** The first of all cards that are said in the same way. */
export function differing(defs: readonly Def[]): Def[] {
  const known = new Set<string>()
  return defs.filter((def) => {
    const shape = shapeOf(def)
    return !known.has(shape) && known.add(shape)
  })
}
