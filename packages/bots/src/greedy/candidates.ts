// The answers worth trying: every single pick, a few sets and orders of several, a few numbers of a range.

import { below, type Decision, type Option, type RandomState, shuffleInPlace } from "@soulspire/kernel"

export type Keys = readonly string[]

/** More than these are not looked at: which ones is left to chance. */
const MOST = 32
/** Sets of several picks, and orders, that are tried besides the plain ones. */
const SETS = 8
const ORDERS = 3

/** The answer of somebody who wants nothing: passing, the end of the turn, things in the order they are in; null where something has to be said. */
export function quietKeys(decision: Decision, options: readonly Option[], enough: string): Keys | null {
  if (decision.idle) return options.map(({ key }) => key)
  const offered = (key: string): boolean => key !== "" && options.some((option) => option.key === key)
  if (offered(enough)) return [enough]
  if (offered(decision.pass)) return [decision.pass]
  return (decision.kind === "choose" || decision.kind === "order") && decision.min === 0 ? [] : null
}

/** With a range: the least, the most and one between. What asks for words is talk, and left to persons. */
function keysOf({ key, range, promise }: Option): string[] {
  if (promise === "must") return []
  if (range === undefined) return [key]
  const { min, max } = range
  return [...new Set([min, (min + max) >> 1, max])].map((number) => `${key}=${number}`)
}

function shuffled<T>(list: readonly T[], random: RandomState): T[] {
  const copy = [...list]
  shuffleInPlace(random, 0, copy)
  return copy
}

const isSeveral = ({ kind, max }: Decision): boolean => (kind === "choose" || kind === "order") && max > 1

function sets({ min, max }: Decision, keys: Keys, random: RandomState): Keys[] {
  const most = Math.min(max, keys.length)
  const some = Array.from({ length: SETS }, () =>
    shuffled(keys, random).slice(0, min + below(random, 0, most - min + 1)),
  )
  return [keys.slice(0, most), ...(min <= 1 ? keys.map((key) => [key]) : []), ...some]
}

const orders = (keys: Keys, random: RandomState): Keys[] => [
  keys,
  keys.toReversed(),
  ...(keys.length > 2 ? Array.from({ length: ORDERS }, () => shuffled(keys, random)) : []),
]

/** Not all of them need fit: sets of picks may not go together. */
export function candidates(decision: Decision, options: readonly Option[], random: RandomState): Keys[] {
  const keys = options.flatMap(keysOf)
  if (!isSeveral(decision)) {
    const single = keys.map((key) => [key])
    return single.length > MOST ? shuffled(single, random).slice(0, MOST) : single
  }
  const { kind, min, max } = decision
  return kind === "order" && min === max ? orders(keys, random) : sets(decision, keys, random).slice(0, MOST)
}
