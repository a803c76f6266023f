// Numbers in a row, said short.

/** 1, 2, 3 and 5 are "1–3, 5". */
export function ranges(values: readonly number[]): string {
  const found: [number, number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last?.[1] === value - 1) last[1] = value
    else found.push([value, value])
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ")
}
