// The register: which tests have proven which rules. Kept from run to run, file by file, so that running a part of the
// suite says nothing about the rest.

/** A test that cites rules, as it ended. */
export interface Proof {
  file: string
  name: string
  ids: readonly string[]
  passed: boolean
}

export interface Register {
  /** When it was last written. */
  ran: string
  rules: Record<string, { test: string; passed: boolean }[]>
}

const fileOf = (test: string): string => test.slice(0, test.indexOf(" > "))

/**
 * The register after a run: what the files of this run said before is replaced by what they say now, and files that are
 * gone have nothing to say. A test that did not run, for whatever reason, proves nothing.
 */
export function mergedRegister(
  old: Register["rules"],
  files: readonly string[],
  proofs: readonly Proof[],
  exists: (file: string) => boolean,
): Register["rules"] {
  const rules: Register["rules"] = {}
  const add = (id: string, test: string, passed: boolean): void => {
    rules[id] = [...(rules[id] ?? []), { test, passed }]
  }
  for (const [id, tests] of Object.entries(old))
    for (const { test, passed } of tests)
      if (!files.includes(fileOf(test)) && exists(fileOf(test))) add(id, test, passed)
  for (const { file, name, ids, passed } of proofs) for (const id of ids) add(id, `${file} > ${name}`, passed)
  for (const tests of Object.values(rules)) tests.sort((a, b) => (a.test < b.test ? -1 : 1))
  return Object.fromEntries(Object.entries(rules).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}
