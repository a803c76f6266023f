// Ops of a game name no bindings by hand: what is always there is read by the kernel's functions, what an op needs comes in
// through its parameters, what it speaks of besides is declared in `uses`, and what it gives in `binds`. Checked by reading: a name that nobody declares
// could be misspelt, and nothing would say so.

import { lineOf, readSource } from "./source.ts"
import type { File } from "./writers.ts"

/** A name that the cost of a card binds, read as it is played. */
const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  "packages/spire/src/combat/plays/acts.ts": ["x"],
}

export const bound = ["four-souls", "spire", "proof"]

/** Names that are read by `boundAs` and that no op of the file lists. */
function unlisted({ path, text }: File): string[] {
  const { code } = readSource(text)
  return [...code.matchAll(/\bconst (\w+) = boundAs\b/g)].flatMap(({ index, 1: name }) =>
    code.includes(`[${name}.name`) ||
    code.includes(`, ${name}.name`) ||
    (readElsewhere[path] ?? []).includes(name)
      ? []
      : [`${path}:${lineOf(text, index)}: ${name}`],
  )
}

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
    const byHand = [...code.matchAll(/\b(?:env|e)\[(?=")/g)].flatMap((match) => {
      const name = strings.get(match.index + match[0].length) ?? ""
      return declared.has(name) ? [] : [`${path}:${lineOf(text, match.index)}: ${name}`]
    })
    return [...byHand, ...unlisted({ path, text })]
  })
}
