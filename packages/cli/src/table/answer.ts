// What a person may answer now, numbered, and what the typed numbers mean: keys, or a word on what is wrong.

import type { Decision, Option } from "@soulspire/kernel"
import { type Match, viewOf, withoutTwins } from "@soulspire/match"
import type { Words } from "./words/en.ts"

/** One decision with its options; `first` is the number of the first of them. */
export interface Asked {
  decision: Decision
  options: readonly Option[]
  first: number
}

/** What one seat is asked: first what it must answer, then what it may at any time. */
export function askedOf(match: Match, seat: number): Asked[] {
  const { game, state } = match
  const open = game.decisions(state).filter((each) => each.seat === seat)
  let first = 1
  return [...open.filter((each) => !each.standing), ...open.filter((each) => each.standing)].map(
    (decision) => {
      const listed = game.optionsOf(state, decision)
      const options = isMany(decision) ? listed : withoutTwins(listed, viewOf(match, seat))
      const asked = { decision, options, first }
      // A number is answered with itself.
      if (decision.kind !== "number") first += options.length
      return asked
    },
  )
}

export interface Answer {
  decision: Decision
  keys: string[]
}

/** An answer, or why what was typed is none. */
type Reading = Answer | { wrong: string }

const isMany = ({ kind }: Decision): boolean => kind === "choose" || kind === "order"

/** What to type for a decision; of an order, what comes of the one that is named last. */
export function wanted({ decision, options }: Asked, words: Words, last = ""): string {
  const { kind, min, max } = decision
  if (kind === "number") return words.pickNumber(min, max)
  if (kind === "order") return words.pickOrder(options.length, last)
  if (kind === "choose" && (min !== 1 || max !== 1)) return words.pickSome(min, max)
  return words.pickOne
}

/** Doing nothing, where that is offered. */
export function readPass(all: readonly Asked[]): Answer | null {
  for (const { decision, options } of all)
    if (decision.pass !== "" && options.some((option) => option.key === decision.pass))
      return { decision, keys: [decision.pass] }
  return null
}

/** What Enter alone means: the only option, all in this order, or none where none is allowed. */
export function readEnter(asked: Asked): Answer | null {
  const { decision, options } = asked
  if (decision.standing) return null
  if (decision.kind === "order") return { decision, keys: options.map((option) => option.key) }
  if (decision.kind === "choose" && decision.min === 0) return { decision, keys: [] }
  const [only] = options
  return options.length === 1 && only.range === undefined ? { decision, keys: [only.key] } : null
}

/** Reads "5 2 in return for your help": option five, two of it, and words; null where no such option takes words. */
export function readWords(text: string, all: readonly Asked[]): Answer | null {
  const [, number, amount, words] = /^(\d{1,6})[\s=]+(\d{1,6})\s+(\S.*)$/s.exec(text) ?? []
  for (const { decision, options, first } of all) {
    const option = number === undefined ? undefined : options[Number(number) - first]
    if (option?.promise !== undefined)
      return { decision, keys: [`${option.key}=${Number(amount)} ${words.trim()}`] }
  }
  return null
}

/** Reads "3", "1 3 4", "5 2" (option five, two of it), "5=2"; null if it is nothing with numbers. */
export function readNumbers(text: string, all: readonly Asked[], words: Words): Reading | null {
  if (!/^\d{1,6}([\s,=]+\d{1,6})*$/.test(text)) return null
  const numbers = text.split(/[\s,=]+/).map(Number)
  const plain = all.find(({ decision }) => decision.kind === "number")
  if (plain !== undefined) return readNumber(plain, numbers, words)
  const most = Math.max(...all.map(({ first, options }) => first + options.length - 1))
  const [head] = numbers
  const asked = all.find(({ first, options }) => head >= first && head < first + options.length)
  if (asked === undefined) return { wrong: words.noSuchNumber(String(head), most) }
  const { decision, options, first } = asked
  if (!isMany(decision)) return readOne(asked, numbers, words)
  const picked = numbers.map((number) => options[number - first] as Option | undefined)
  const bad = picked.indexOf(undefined)
  if (bad >= 0) return { wrong: words.noSuchNumber(String(numbers[bad]), first + options.length - 1) }
  if (numbers.length < decision.min || numbers.length > decision.max)
    return { wrong: words.wrongCount(wanted(asked, words), numbers.length) }
  return { decision, keys: picked.map((option) => (option as Option).key) }
}

function readNumber({ decision, options }: Asked, numbers: readonly number[], words: Words): Reading {
  const key = String(numbers[0])
  if (numbers.length === 1 && options.some((option) => option.key === key)) return { decision, keys: [key] }
  return { wrong: words.wanted(words.pickNumber(decision.min, decision.max)) }
}

function readOne(asked: Asked, numbers: readonly number[], words: Words): Reading {
  const { decision, options, first } = asked
  const { key, range } = options[numbers[0] - first]
  if (range === undefined)
    return numbers.length === 1
      ? { decision, keys: [key] }
      : { wrong: words.wrongCount(wanted(asked, words), numbers.length) }
  const [, amount] = numbers
  return numbers.length === 2 && amount >= range.min && amount <= range.max
    ? { decision, keys: [`${key}=${amount}`] }
    : { wrong: words.needsAmount(String(numbers[0]), range.min, range.max) }
}
