// Two lists of bots on the same games: what changed, how surely, and whether it is decided by now.

import { type Interval, isDecided, mcnemar, meanOf, wilson } from "./statistics.ts"
import { isBroken, isPlayed, isWonBy, type Result } from "./result.ts"
import { type Setting, subjectIn } from "./setting.ts"

export interface Rate extends Interval {
  wins: number
  games: number
  rate: number
}

export function rateOf(wins: number, games: number): Rate {
  const { low, high } = wilson(wins, games)
  return { wins, games, rate: games === 0 ? 0 : short(wins / games), low: short(low), high: short(high) }
}

const short = (value: number): number => Number(value.toFixed(4))

export interface Mean extends Interval {
  mean: number
  of: number
}

/** Each measure over games: only those that were played to their end have any. */
export function meansOf(list: readonly Readonly<Record<string, number>>[]): Record<string, Mean> {
  const names = [...new Set(list.flatMap((each) => Object.keys(each)))]
  return Object.fromEntries(
    names.flatMap((name) => {
      const values = list.flatMap((each) => (name in each ? [each[name]] : []))
      const found = meanOf(values)
      if (found === null || !Number.isFinite(found.high)) return []
      const { mean, low, high } = found
      return [[name, { mean: short(mean), low: short(low), high: short(high), of: values.length }]]
    }),
  )
}

/** A game that both lists have played. */
interface Pair {
  number: number
  first: Result
  second: Result
}

/** By number, as far as there are pairs without a gap: what is said does not depend on which thread was quicker. */
export function pairsOf(results: readonly Result[]): Pair[] {
  const sides = [0, 1].map(
    (side) => new Map(results.filter((each) => each.side === side).map((each) => [each.number, each])),
  )
  const numbers = [...sides[0].keys()].toSorted((a, b) => a - b)
  const pairs: Pair[] = []
  for (const number of numbers) {
    const [first, second] = sides.map((side) => side.get(number))
    if (first === undefined || second === undefined || number !== numbers[0] + pairs.length) break
    pairs.push({ number, first, second })
  }
  return pairs
}

const splitOf = (pair: Pair, setting: Setting): [boolean, boolean] => {
  const seat = subjectIn(setting, pair.number)
  return [isWonBy(pair.first, seat), isWonBy(pair.second, seat)]
}

/** After how many pairs, one after another by number, it was decided; null if it is not. */
export function decidedAfter(pairs: readonly Pair[], setting: Setting): number | null {
  let [one, other] = [0, 0]
  for (const [i, pair] of pairs.entries()) {
    const [first, second] = splitOf(pair, setting)
    if (first && !second) one++
    if (second && !first) other++
    if (isDecided(one, other)) return i + 1
  }
  return null
}

export interface Paired {
  /** By seat, as they were named; both play the same games. */
  bots: readonly (readonly string[])[]
  /** What is compared: the first of each list. */
  subjects: [string, string]
  pairs: number
  first: Rate
  second: Rate
  /** In how many pairs both have won, one of them, neither. */
  both: number
  onlyFirst: number
  onlySecond: number
  neither: number
  /** McNemar's exact test; of pairs that were stopped at a good moment it says too much, `decidedAfter` does not. */
  p: number
  decidedAfter: number | null
  better: "first" | "second" | null
  /** The second less the first, over pairs that both have ended. */
  measures: Record<string, Mean>
}

export function pairedReport(setting: Setting, all: readonly Pair[]): Paired {
  const pairs = all.filter(({ first, second }) => !isBroken(first) && !isBroken(second))
  const splits = pairs.map((pair) => splitOf(pair, setting))
  const many = (one: boolean, other: boolean): number =>
    splits.filter(([first, second]) => first === one && second === other).length
  const [both, onlyFirst, onlySecond, neither] = [
    many(true, true),
    many(true, false),
    many(false, true),
    many(false, false),
  ]
  const after = decidedAfter(pairs, setting)
  const differences = pairs.flatMap(({ first, second }) =>
    isPlayed(first) && isPlayed(second)
      ? [
          Object.fromEntries(
            Object.entries(second.measures).flatMap(([name, value]) =>
              name in first.measures ? [[name, value - first.measures[name]]] : [],
            ),
          ),
        ]
      : [],
  )
  return {
    bots: setting.sides,
    subjects: [setting.sides[0][0], setting.sides[1][0]],
    pairs: pairs.length,
    first: rateOf(both + onlyFirst, pairs.length),
    second: rateOf(both + onlySecond, pairs.length),
    both,
    onlyFirst,
    onlySecond,
    neither,
    p: Number(mcnemar(onlyFirst, onlySecond).toPrecision(4)),
    decidedAfter: after,
    better: after === null || onlyFirst === onlySecond ? null : onlyFirst > onlySecond ? "first" : "second",
    measures: meansOf(differences),
  }
}
