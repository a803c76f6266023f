// What the hard modes leave out is written in one place (tests/hard-modes.ts), and nothing else is left out.

export interface Spared {
  /** A folder with a slash at its end, or a file. */
  path: string
  why: string
}

export interface Exempt {
  mode: string
  /** `path > name` */
  test: string
  why: string
}

/**
 * What is wrong with a test that has set tables whose answers are never put to the test: in a file which no hard mode runs,
 * or with a mode that the test has chosen itself, where `choosers` are the only ones that may.
 */
export function wronglySpared(
  file: string,
  { all, chosen }: { all: number; chosen: number },
  spared: readonly Spared[],
  choosers: readonly string[],
): string | null {
  if (chosen > 0 && !choosers.some((path) => file.startsWith(path)))
    return "chooses a mode for its table; that is the run's business: see tests/hard-modes.ts"
  const reason = spared.find(({ path }) => file.startsWith(path))
  if (reason === undefined || all <= chosen) return null
  return `sets a table in a file that no hard mode runs ("${reason.why}"): see tests/hard-modes.ts`
}

/** Why a test is not run in a mode; null if it is. */
export const exemption = (mode: string, test: string, exempt: readonly Exempt[]): string | null =>
  exempt.find((each) => each.mode === mode && each.test === test)?.why ?? null
