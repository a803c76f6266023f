// What cards say alike is compiled once, on whatever card it stands: the engine then meets few closures where it would meet
// one for each card, and finds them where they were before.

/** What was compiled so far, by what it says. */
export type ExpressionCache = Map<string, unknown>

/** Compiles this, unless it was said before. A printed numeral is its card's own, and so is what speaks of it. */
export function compiledOnce<T>(expressions: ExpressionCache, kind: string, what: unknown, make: () => T): T {
  const words = JSON.stringify(what) as string | undefined
  return words === undefined || words.includes('"n":')
    ? make()
    : cachedAs(expressions, `${kind} ${words}`, make)
}

export function cachedAs<T>(expressions: ExpressionCache, name: string, make: () => T): T {
  const before = expressions.get(name) as T | undefined
  if (before !== undefined) return before
  const made = make()
  expressions.set(name, made)
  return made
}
