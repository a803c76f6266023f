// The kernel's words and a game's put together; where both have a row, the game's counts.

import type { GameBox, Language } from "./box.ts"
import type { Messages } from "./catalogue.ts"
import { kernelEnglish } from "./english/kernel.ts"
import { kernelItalian } from "./italian/kernel.ts"
import type { Lexicon, Row } from "./lexicon.ts"
import { english } from "./messages/en.ts"
import { italian } from "./messages/it.ts"

type Words = Pick<GameBox, "words">

const kernelMessages: Readonly<Record<Language, Messages>> = { en: english, it: italian }
const kernelLexicons: Readonly<Record<Language, Lexicon>> = { en: kernelEnglish, it: kernelItalian }

const merged = new WeakMap<Messages, Messages>()

/** All messages of a game in a language; put together once, for there are thousands. */
export function messagesOf(box: Words, language: Language): Messages {
  const own = box.words[language].messages
  let all = merged.get(own)
  if (all === undefined) merged.set(own, (all = { ...kernelMessages[language], ...own }))
  return all
}

export function lexiconOf(box: Words, language: Language): Lexicon {
  const kernel = kernelLexicons[language]
  const own = box.words[language].lexicon
  const merged: Record<string, unknown> = {}
  const tables = new Set([...Object.keys(kernel), ...Object.keys(own)]) as Set<keyof Lexicon>
  for (const table of tables) merged[table] = { ...kernel[table], ...own[table] }
  // A game's patterns of a kernel event or op are looked at first, the kernel's after them.
  for (const table of ["events", "ops"] as const) {
    const rows: Record<string, Row> = { ...kernel[table], ...own[table] }
    for (const name of Object.keys(own[table]))
      if (name in kernel[table])
        rows[name] = [...patternsOf(own[table][name]), ...patternsOf(kernel[table][name])]
    merged[table] = rows
  }
  return merged as unknown as Lexicon
}

const patternsOf = (row: Row): Exclude<Row, string> => (typeof row === "string" ? [{ say: row }] : row)
