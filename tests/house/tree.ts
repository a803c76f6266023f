// Checks of the tree as a whole: nothing in it belongs to one machine, and every rule has one id.

import type { TextFile } from "../support/files.ts"

const machinePath = /(?<![\w./-])\/(?:work|root|home\/\w+|Users\/\w+)\//
const registry = /\bregistry\s*=\s*https?:|https?:\/\/registry\.|\bnpmjs\.org\b/

/** One sentence for each line with a path or a registry address that only some machines have. */
export function machineTraces(files: readonly TextFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    text.split("\n").flatMap((line, index) => {
      const what = machinePath.test(line)
        ? "a machine's path"
        : registry.test(line)
          ? "a registry address"
          : null
      return what === null ? [] : [`${path}:${index + 1}: ${what}`]
    }),
  )
}

/** The packages for which a lock records where they were downloaded. */
export function lockedAddresses(lock: string): string[] {
  const { packages } = JSON.parse(lock) as { packages: Record<string, { resolved?: string; link?: boolean }> }
  return Object.entries(packages).flatMap(([name, { resolved, link }]) =>
    resolved === undefined || link === true ? [] : [name],
  )
}

/** Every rule id in the order of the files: the first cell of a table's row. */
export function ruleIds(files: readonly TextFile[]): string[] {
  return files.flatMap(({ text }) =>
    [...text.matchAll(/^\|\s*((?:FS|FSC|RD|STS|PROOF)-[^\s|]*)\s*\|/gm)].map((match) => match[1]),
  )
}

export function repeated(ids: readonly string[]): string[] {
  return ids.filter((id, index) => ids.indexOf(id) !== index)
}
