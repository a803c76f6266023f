// A game's words, put together from those of its slices. Each part of a game brings rows and messages for what it declares
// itself; nobody lists them in one place.

import type { GameWords } from "./box.ts"
import type { Messages } from "./catalogue.ts"
import type { Lexicon } from "./lexicon.ts"

export interface SliceWords {
  lexicon?: Partial<Lexicon>
  messages?: Messages
}

/** Whatever a lexicon must have, even if no slice says any of it. */
const none: Omit<Lexicon, "names"> = {
  nouns: {},
  zones: {},
  kinds: {},
  numbers: {},
  whoms: {},
  tests: {},
  spans: {},
  acts: {},
  ways: {},
  ops: {},
  costs: {},
  events: {},
  verbs: {},
  overrides: {},
}

type Tables = Record<string, Record<string, unknown>>

/**
 * Of a row with several frames each slice may bring its own, which are looked at in the order of the slices. Anything else
 * that two of them say is a mistake.
 */
export function wordsOf(slices: readonly SliceWords[]): GameWords {
  const tables: Tables = Object.fromEntries(Object.keys(none).map((table) => [table, {}]))
  const add = (table: string, rows: object): void => {
    const all = (tables[table] ??= {})
    for (const [name, row] of Object.entries(rows)) {
      const before = all[name]
      if (before === undefined) all[name] = row
      else if (Array.isArray(before) && Array.isArray(row)) all[name] = [...before, ...row]
      else throw new Error(`two slices have words for ${table} "${name}"`)
    }
  }
  for (const { lexicon = {}, messages = {} } of slices) {
    for (const [table, rows] of Object.entries(lexicon)) add(table, rows)
    add("messages", messages)
  }
  const { messages = {}, ...lexicon } = tables
  return { lexicon: lexicon as unknown as Lexicon, messages: messages as Messages }
}
