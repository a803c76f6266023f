// Ops of a game name no bindings by hand: what is always there is read by the kernel's functions, what an op needs comes in
// through its parameters, and what it gives besides is declared in `binds`. Checked by reading: a name that nobody declares
// could be misspelt, and nothing would say so.

import { lineOf, readSource } from "./source.ts"
import type { File } from "./writers.ts"

export const bound = ["four-souls", "proof"]

export function freeNames(files: readonly File[]): string[] {
  return files.flatMap(({ path, text }) => {
    const [, game] = /^packages\/([\w-]+)\/src\/.*\.ts$/.exec(path) ?? []
    if (game === undefined || !bound.includes(game)) return []
    const { code, strings } = readSource(text)
    const declared = new Set(
      [...text.matchAll(/\bbinds: \[([^\]]*)\]/g)].flatMap(([, names]) =>
        names.split(",").map((name) => name.trim().replaceAll('"', "")),
      ),
    )
    return [...code.matchAll(/\b(?:env|e)\[(?=")/g)].flatMap((match) => {
      const name = strings.get(match.index + match[0].length) ?? ""
      return declared.has(name) ? [] : [`${path}:${lineOf(text, match.index)}: ${name}`]
    })
  })
}
