// What cards say alike is compiled once, on whatever card it stands: the engine then meets few closures where it would meet
// one for each card, and finds them where they were before.

/** What was compiled so far, by what it says. */
export type Said = Map<string, unknown>

/** Compiles this, unless it was said before. A printed numeral is its card's own, and so is what speaks of it. */
export function saidOnce<T>(said: Said, kind: string, what: unknown, make: () => T): T {
  const words = JSON.stringify(what) as string | undefined
  return words === undefined || words.includes('"n":') ? make() : keptAs(said, `${kind} ${words}`, make)
}

export function keptAs<T>(said: Said, name: string, make: () => T): T {
  const before = said.get(name) as T | undefined
  if (before !== undefined) return before
  const made = make()
  said.set(name, made)
  return made
}
