// What a language has to say of each question of the rulesets; a question or an answer without words does not compile.

import type { settled, SettledName } from "./settled.ts"
import type { SwitchName, Switches } from "./switches.ts"

type Word<A> = A extends boolean ? "yes" | "no" : A & string

/** A question, its answers in a few words, and why it matters at a table. */
interface Question<A> {
  readonly asks: string
  readonly answers: Readonly<Record<Word<A>, string>>
  readonly why: string
}

export type Said = { readonly [Name in SwitchName]: Question<Switches[Name]> }

/** Of what nobody picks: also what decides it instead. */
export type SettledSaid = {
  readonly [Name in SettledName]: Question<(typeof settled)[Name]["english"]> & { readonly decided: string }
}

/** Which messages a question has. */
export interface Family {
  asks(name: string): string
  answer(name: string, word: string): string
  why(name: string): string
  decided?(name: string): string
}

/** Those that are picked are options of a table. */
export const asked: Family = {
  asks: (name) => `setting.switches.${name}`,
  answer: (name, word) => `setting.switches.${name}.${word}`,
  why: (name) => `switches.why.${name}`,
}

export const settledAsked = {
  asks: (name) => `settled.${name}`,
  answer: (name, word) => `settled.${name}.${word}`,
  why: (name) => `settled.why.${name}`,
  decided: (name) => `settled.decided.${name}`,
} satisfies Family

function questionMessages(family: Family, questions: Said | SettledSaid): Record<string, string> {
  const messages: Record<string, string> = {}
  for (const [name, { asks, answers, why }] of Object.entries(questions)) {
    messages[family.asks(name)] = asks
    messages[family.why(name)] = why
    for (const [answer, said] of Object.entries<string>(answers)) messages[family.answer(name, answer)] = said
  }
  return messages
}

export function messagesOf(questions: Said, settledQuestions: SettledSaid): Record<string, string> {
  const messages = {
    ...questionMessages(asked, questions),
    ...questionMessages(settledAsked, settledQuestions),
  }
  for (const [name, { decided }] of Object.entries(settledQuestions))
    messages[settledAsked.decided(name)] = decided
  return messages
}
