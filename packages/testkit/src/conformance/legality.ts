// The contract of an answer, written down a second time: what may be answered follows from the published decision and
// its options alone. The kernel's own check is held against this one.

import type { Decision, Option } from "@soulspire/kernel"

/** A whole number as people write it, or null: no sign, no leading zero, no exponent. */
const amount = (text: string): number | null =>
  String(Number(text)) === text && /^\d+$/.test(text) ? Number(text) : null

/** A line that anybody could have said: not too long, no blanks around it, nothing that is no character. */
const fit = (words: string): boolean =>
  words !== "" && words.length <= 140 && words === words.trim() && !/\p{Cc}/u.test(words)

function one(options: readonly Option[], key: string): boolean {
  return options.some((option) => {
    if (option.range === undefined) return option.key === key
    if (!key.startsWith(`${option.key}=`)) return false
    const [number, ...said] = key.slice(option.key.length + 1).split(" ")
    const given = amount(number)
    if (given === null || given < option.range.min || given > option.range.max) return false
    return said.length === 0 ? option.promise !== "must" : option.promise !== undefined && fit(said.join(" "))
  })
}

/** Do these keys answer this decision, as far as anybody can tell from outside? */
export function derivable(decision: Decision, options: readonly Option[], keys: readonly string[]): boolean {
  if (!keys.every((key) => one(options, key))) return false
  if (decision.kind !== "choose" && decision.kind !== "order") return keys.length === 1
  return new Set(keys).size === keys.length && keys.length >= decision.min && keys.length <= decision.max
}

/** Every way to pick from `keys` with the order of picks, up to a bound. */
export function* arrangements(
  keys: readonly string[],
  min: number,
  max: number,
  most: number,
): Generator<string[]> {
  let given = 0
  const stack: string[][] = [[]]
  while (stack.length > 0 && given < most) {
    const picked = stack.pop() as string[]
    if (picked.length >= min) {
      given++
      yield picked
    }
    if (picked.length < max)
      for (const key of keys.toReversed()) if (!picked.includes(key)) stack.push([...picked, key])
  }
}
