// Options that nobody could tell apart: the same act with the same card, of which there are two alike. One of them is
// enough to choose from.

import type { Option, View } from "@soulspire/kernel"

export function withoutTwins(options: readonly Option[], view: View): Option[] {
  const looks = new Map<number, string>()
  for (const [zone, cards] of Object.entries(view.zones))
    for (const { ref, ...seen } of cards) if (ref !== undefined) looks.set(ref, JSON.stringify([zone, seen]))
  const known = new Set<string>()
  return options.filter(({ key, refs, ability, range }) => {
    const look = JSON.stringify([
      key.replace(/#\d+/g, ""),
      refs.map((ref) => looks.get(ref) ?? ref),
      ability,
      range,
    ])
    return !known.has(look) && known.add(look)
  })
}
