// Messages in ICU form, filled with plain values or with tokens. A message that is missing or lacks a value shows its
// key in angle quotes: ugly on a screen, caught by tests, never a crash.

import { IntlMessageFormat } from "intl-messageformat"
import type { Language } from "./box.ts"
import type { Line, Token } from "./token.ts"

export type Messages = Readonly<Record<string, string>>
/** What fills a slot of a message: a number or word to choose by, or something already said. */
export type Value = string | number | Line

/** Says a message of one catalogue. */
export type Say = (key: string, values?: Readonly<Record<string, Value>>) => Line

const unsaid = (key: string): Line => [`‹${key}›`]

export function sayFrom(messages: Messages, language: Language): Say {
  const parsed = new Map<string, IntlMessageFormat>()
  return (key, values = {}) => {
    const text = Object.hasOwn(messages, key) ? messages[key] : undefined
    if (text === undefined) return unsaid(key)
    try {
      let format = parsed.get(key)
      if (format === undefined) parsed.set(key, (format = new IntlMessageFormat(text, language)))
      return tidy(format.formatToParts<Line>(values))
    } catch {
      return unsaid(key)
    }
  }
}

/** Parts as tokens, neighbouring words put together. */
function tidy(parts: readonly { value: unknown }[]): Line {
  const line: Token[] = []
  for (const { value } of parts)
    for (const token of Array.isArray(value) ? (value as Token[]) : [value as Token]) {
      const last = line.at(-1)
      if (typeof token === "object") line.push(token)
      else if (typeof last === "string") line[line.length - 1] = last + token
      else line.push(token)
    }
  return line
}

/** The arguments of a message, in alphabetical order. */
export function argumentsOf(message: string): string[] {
  const found = new Set<string>()
  const visit = (elements: readonly Element[]): void => {
    for (const element of elements) {
      if (element.type !== LITERAL && element.type !== POUND) found.add(element.value as string)
      for (const branch of Object.values(element.options ?? {})) visit(branch.value)
      if (element.children !== undefined) visit(element.children)
    }
  }
  visit(new IntlMessageFormat(message, "en").getAst())
  return [...found].toSorted()
}
interface Element {
  type: number
  value?: unknown
  options?: Record<string, { value: Element[] }>
  children?: Element[]
}
const LITERAL = 0
const POUND = 7
