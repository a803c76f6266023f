// The nearest of some names to what somebody typed.

/** How many letters must be added, taken away or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(next[j - 1] + 1, row[j] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1)))
    row = next
  }
  return row[b.length]
}

/** The name that was probably meant, or undefined when none is near. */
export function nearest(given: string, names: readonly string[]): string | undefined {
  const typed = given.toLowerCase()
  let best: { name: string; far: number } | undefined
  for (const name of names) {
    const far = name.toLowerCase().startsWith(typed) ? 0.5 : distance(typed, name.toLowerCase())
    if (best === undefined || far < best.far) best = { name, far }
  }
  return best !== undefined && best.far <= Math.max(1, Math.floor(typed.length / 3) + 1)
    ? best.name
    : undefined
}

/** " (did you mean x?)", or nothing. */
export function didYouMean(given: string, names: readonly string[]): string {
  const name = nearest(given, names)
  return name === undefined ? "" : ` (did you mean ${name}?)`
}
