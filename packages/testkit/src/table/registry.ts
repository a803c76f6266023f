// The tables of the test that is running. Apart from the rest, so that test files without tables load nothing more.

interface Listed {
  /** The test has chosen the table's mode itself. */
  chosen: boolean
  /** Throws what is wrong with the table when the test ends. */
  check(): void
}

const tables: Listed[] = []

export const enlist = (table: Listed): void => void tables.push(table)

export const tablesSet = (): { all: number; chosen: number } => ({
  all: tables.length,
  chosen: tables.filter(({ chosen }) => chosen).length,
})

/** Called after each test. A test that has failed already says enough. */
export function endOfTest(failed: boolean): void {
  const mine = tables.splice(0)
  if (!failed) for (const { check } of mine) check()
}
