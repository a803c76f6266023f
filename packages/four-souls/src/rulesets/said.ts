// What a language has to say of each question of the rulesets; a question or an answer without words does not compile.

import { type SwitchName, switches, type Switches } from "./switches.ts"

type Word<A> = A extends boolean ? "yes" | "no" : A & string

/** A question, its answers in a few words, and why it matters at a table. */
interface Question<Name extends SwitchName> {
  readonly asks: string
  readonly answers: Readonly<Record<Word<Switches[Name]>, string>>
  readonly why: string
}

export type Said = { readonly [Name in SwitchName]: Question<Name> }

/** As messages: `setting.switches.<question>`, its answers behind it, and `switches.why.<question>`. */
export function messagesOf(questions: Said): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const name of Object.keys(switches) as SwitchName[]) {
    const { asks, answers, why } = questions[name]
    messages[`setting.switches.${name}`] = asks
    messages[`switches.why.${name}`] = why
    for (const [answer, said] of Object.entries(answers))
      messages[`setting.switches.${name}.${answer}`] = said
  }
  return messages
}
