// What a part of the game is: a chapter of the rulebook, or a feature that cards bring, with a folder of its own. It declares
// whatever it has of these, and the game is put together from all of them (`game.ts`, and `text/` for the words). Programs
// stand in its `rules.ts`, handlers in `ops.ts` and `atoms.ts`, words in `en.ts` and `it.ts`.

import type { EventSight, GameSpec, Op } from "@soulspire/kernel"
import type { SliceWords, Telling } from "@soulspire/text"
import type { ReadData, ReadTable } from "./run.ts"

type Spec = GameSpec<ReadTable, ReadData>
type Named = "programs" | "acts" | "atoms" | "stats" | "reads" | "whoms" | "tests" | "events"

/** What programs and cards may ask: numbers, whom they mean, and what is true. */
export type Reads = Spec["reads"]
export type Whoms = Spec["whoms"]
export type Tests = Spec["tests"]

export interface Part extends Partial<Pick<Spec, Named>> {
  ops?: readonly Op[]
  telling?: Telling
  en?: SliceWords
  it?: SliceWords
}

/** What several parts have of one sort, by name. No two have the same. */
export function merged<K extends Named | "telling">(parts: readonly Part[], sort: K): NonNullable<Part[K]> {
  const found: Record<string, unknown> = {}
  for (const each of parts)
    for (const [name, what] of Object.entries(each[sort] ?? {})) {
      if (name in found) throw new Error(`two parts of the game have ${sort} "${name}"`)
      found[name] = what
    }
  return found as NonNullable<Part[K]>
}

export type Events = Record<string, Record<string, EventSight>>

/** Fields of an event that everybody sees. What is not listed is shown to nobody. */
export const seenByAll = (...fields: string[]): Record<string, EventSight> =>
  Object.fromEntries(fields.map((field) => [field, "all"]))
