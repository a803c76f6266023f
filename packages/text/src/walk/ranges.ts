// Numbers in a row, said short.

/** 1, 2, 3 and 5 are "1–3" and "5"; only two in a row stay two: "4", "5". */
export function runs(values: readonly number[]): string[] {
  return spans(values).flatMap(([from, to]) =>
    to - from === 1 ? [`${from}`, `${to}`] : from === to ? [`${from}`] : [`${from}–${to}`],
  )
}

/** 1, 2, 3 and 5 are "1–3, 5". */
export const ranges = (values: readonly number[]): string =>
  spans(values)
    .map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`))
    .join(", ")

function spans(values: readonly number[]): [number, number][] {
  const found: [number, number][] = []
  for (const value of values) {
    const last = found.at(-1)
    if (last?.[1] === value - 1) last[1] = value
    else found.push([value, value])
  }
  return found
}
