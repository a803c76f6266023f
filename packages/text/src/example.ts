// Worked examples of a rulebook: a position, and what is answered in it, one answer after another. Plain data, so that a test
// replays what a person opens at a table and steps through.

import type { Options, Plain } from "@soulspire/kernel"
import type { Language } from "./box.ts"

type Said = Readonly<Record<Language, string>>

/** Who answers (1, 2, ...), and what: keys of options, without the numbers that tell cards of one name apart. */
export type ScriptedAnswer = readonly [seat: number, ...keys: string[]]

/** What is said of the table, and the answers that lead on from there. */
export interface ExampleStep {
  readonly says: Said
  readonly answers: readonly ScriptedAnswer[]
}

export interface Example {
  /** The rule that it is the example of. */
  readonly rule: string
  readonly title: Said
  readonly options: Options
  /** What the players are called. */
  readonly players: readonly string[]
  readonly position: Plain
  /** The last one says how it came out, and has no answers. */
  readonly steps: readonly ExampleStep[]
}

/** The example of a rule; null where the game has none of it. */
export const exampleOf = (
  { examples = [] }: { readonly examples?: readonly Example[] },
  rule: string,
): Example | null => examples.find((each) => each.rule === rule) ?? null

/** All answers of an example, in their order. */
export const answersOfExample = ({ steps }: Example): ScriptedAnswer[] =>
  steps.flatMap(({ answers }) => answers)

/** What is said after so many answers. */
export function saidAfter({ steps }: Example, answers: number): Said {
  let left = answers
  const at = steps.find((step) => {
    if (left < step.answers.length) return true
    left -= step.answers.length
    return false
  })
  return (at ?? steps[steps.length - 1]).says
}
