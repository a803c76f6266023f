// The rulesets that can be picked: three editions as they are, and a mix of one's own.

import type { OptionField, Options, Reason } from "@soulspire/kernel"
import { contradictionIn } from "./contradictions.ts"
import { type Row, type SwitchName, switches, switchNames, type Switches } from "./switches.ts"

export type Edition = "english-2023" | "italian" | "classic"

const COLUMNS = { "english-2023": "english", italian: "italian", classic: "classic" } as const

export const editions = Object.keys(COLUMNS) as Edition[]

const answersOf = (edition: Edition): Switches =>
  Object.fromEntries(switchNames.map((name) => [name, switches[name][COLUMNS[edition]]])) as never

export const rulesets: Readonly<Record<Edition, Switches>> = {
  "english-2023": answersOf("english-2023"),
  italian: answersOf("italian"),
  classic: answersOf("classic"),
}

/** A mix of one's own. */
export const CUSTOM = "custom"

// Options are words: yes and no stand for true and false.
const asWord = (answer: boolean | string): string =>
  typeof answer === "boolean" ? (answer ? "yes" : "no") : answer
const wordsOf = (name: SwitchName): string[] =>
  (switches[name].answers as readonly (boolean | string)[]).map(asWord)
const fromWord = (name: SwitchName, word: string): boolean | string =>
  (switches[name].answers as readonly (boolean | string)[]).find((answer) => asWord(answer) === word) ?? word

/** What an edition answers, as a word. */
export const answerIn = (row: Row<boolean> | Row<string>, edition: Edition): string =>
  asWord(row[COLUMNS[edition]])

/** The answers of an edition as the words of the option `switches`. */
export const wordsOfEdition = (edition: Edition): Record<SwitchName, string> =>
  Object.fromEntries(switchNames.map((name) => [name, answerIn(switches[name], edition)])) as never

export const rulesetOptions = {
  ruleset: { kind: "choice", default: "english-2023", choices: [...editions, CUSTOM] },
  /** What a mix of one's own answers; whatever is not named is answered as in 2023. */
  switches: {
    kind: "answers",
    default: wordsOfEdition("english-2023"),
    of: Object.fromEntries(switchNames.map((name) => [name, wordsOf(name)])),
  },
} satisfies Record<string, OptionField>

/** The answers that a table is played by. */
export function switchesFor(options: Options): Switches {
  if (options["ruleset"] !== CUSTOM) return { ...rulesets[options["ruleset"] as Edition] }
  const words = options["switches"] as Readonly<Record<SwitchName, string>>
  return Object.fromEntries(switchNames.map((name) => [name, fromWord(name, words[name])])) as never
}

/** An edition is as it is; a mix must not contradict itself. */
export function rulesetBar(options: Options): Reason | null {
  if (options["ruleset"] === CUSTOM) return contradictionIn(switchesFor(options))
  const usual = rulesetOptions.switches.default
  const given = options["switches"] as Readonly<Record<SwitchName, string>>
  const changed = switchNames.find((name) => given[name] !== usual[name])
  return changed === undefined ? null : { key: "switches-are-for-custom", rule: switches[changed].rule }
}
