// All answers to a decision that are worth telling apart: of equal picks one stands for all.

import {
  below,
  type Decision,
  type Option,
  type RandomState,
  type State,
  type Thinking,
} from "@soulspire/kernel"

export type Keys = readonly string[]

/** Where there are more sets of picks than these, some are drawn. */
const SETS = 40
const LONGEST_ORDER = 4

const isSeveral = ({ kind, max }: Decision): boolean => (kind === "choose" || kind === "order") && max > 1

/** What an option comes to: what it says, with what each object is instead of its name. */
function meaning(thinking: Thinking<State>, state: State, { key, refs }: Option): string {
  if (refs.length === 0) return key
  return `${key.replaceAll(/[^:>~+]*#\d+/g, "")}${refs.map((ref) => thinking.sign(state, ref)).join(">")}`
}

/** One of each kind. */
function unalike(thinking: Thinking<State>, state: State, options: readonly Option[]): Option[] {
  const seen = new Set<string>()
  return options.filter((option) => {
    const what = meaning(thinking, state, option)
    if (seen.has(what)) return false
    seen.add(what)
    return true
  })
}

/** With a range: the least, the most and one between. What asks for words is talk, and left to persons. */
function keysOf({ key, range, promise }: Option): string[] {
  if (promise === "must") return []
  if (range === undefined) return [key]
  const { min, max } = range
  return [...new Set([min, (min + max) >> 1, max])].map((number) => `${key}=${number}`)
}

/** Sets of picks, of each group of equal ones the first so many. */
function sets({ min, max }: Decision, groups: readonly (readonly string[])[]): string[][] {
  let found: string[][] = [[]]
  for (const group of groups) {
    const longer = found.flatMap((set) =>
      Array.from({ length: Math.min(group.length, max - set.length) }, (_, more) => [
        ...set,
        ...group.slice(0, more + 1),
      ]),
    )
    found = [...found, ...longer]
    if (found.length > SETS * 50) break
  }
  return found.filter((set) => set.length >= min)
}

function orders(keys: Keys): string[][] {
  if (keys.length > LONGEST_ORDER) return [[...keys], keys.toReversed()]
  if (keys.length <= 1) return [[...keys]]
  return keys.flatMap((key, i) =>
    orders([...keys.slice(0, i), ...keys.slice(i + 1)]).map((rest) => [key, ...rest]),
  )
}

/** Some of a list, without changing their order. */
function some<T>(list: readonly T[], many: number, random: RandomState): T[] {
  const left = [...list]
  while (left.length > many) left.splice(below(random, 0, left.length), 1)
  return left
}

/** Not all of them need fit: picks may not go together. */
export function answersTo(
  thinking: Thinking<State>,
  state: State,
  decision: Decision,
  options: readonly Option[],
  random: RandomState,
): Keys[] {
  if (decision.idle) return [options.map(({ key }) => key)]
  if (!isSeveral(decision))
    return unalike(thinking, state, options).flatMap((option) => keysOf(option).map((key) => [key]))
  const { kind, min, max } = decision
  if (kind === "order" && min === max) return some(orders(options.map(({ key }) => key)), SETS, random)
  const groups = new Map<string, string[]>()
  for (const option of options) {
    const what = meaning(thinking, state, option)
    groups.set(what, [...(groups.get(what) ?? []), option.key])
  }
  return some(sets(decision, [...groups.values()]), SETS, random)
}
