// Ops of a game name no bindings by hand: what is always there is read by the kernel's functions, what an op needs comes in
// through its parameters, and what it gives besides is declared in `binds`. Checked by reading: a name that nobody declares
// could be misspelt, and nothing would say so.

import { lineOf, readSource } from "./source.ts"
import type { File } from "./writers.ts"

/** Reading a program's terms, whole and in one place: why, by file. */
const excused: Readonly<Record<string, readonly string[]>> = {
  // What a step that waits on the stack was given, a word among it, which is no kind of parameter.
  "packages/four-souls/src/rules/stack/prepare.ts": ["kind", "slot"],
  // Whom a vote is about is what the program of the vote takes.
  "packages/four-souls/src/rules/barter/leaving-ops.ts": ["whom"],
}

export const bound = ["four-souls", "proof"]

export function freeNames(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, game] = /^packages\/([\w-]+)\/src\/.*\.ts$/.exec(path) ?? []
    if (game === undefined || !bound.includes(game)) return []
    const { code, strings } = readSource(text)
    const declared = new Set([
      ...[...text.matchAll(/\bbinds: \[([^\]]*)\]/g)].flatMap(([, names]) =>
        names.split(",").map((name) => name.trim().replaceAll('"', "")),
      ),
      ...(excused[path] ?? []),
    ])
    return [...code.matchAll(/\b(?:env|e)\[(?=")/g)].flatMap((match) => {
      const name = strings.get(match.index + match[0].length) ?? ""
      return declared.has(name) ? [] : [`${path}:${lineOf(text, match.index)}: ${name}`]
    })
  })
}
