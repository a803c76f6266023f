// Who stands where in a row: everybody keeps their place while they are there, and nobody moves up when somebody falls.

export type Places = readonly (number | null)[]

/** Whoever is new takes the first place that is free, in order. */
export function keepPlaces(before: Places, there: readonly number[]): Places {
  const kept = before.map((ref) => (ref !== null && there.includes(ref) ? ref : null))
  const fresh = there.filter((ref) => !kept.includes(ref))
  const filled = kept.map((ref) => ref ?? fresh.shift() ?? null)
  return [...filled, ...fresh]
}
