// Why an answer: against what else would be done instead of it, in the same worlds, part by part of the game's value.

import type { Difference, Part, Why } from "@soulspire/kernel"
import type { Level } from "./levels.ts"
import type { Plan, Way } from "./plans.ts"
import type { Slices } from "./slices.ts"
import { meanOf, tryIn, type Weighed } from "./weigh.ts"
import type { Leaf, Worlds } from "./worlds.ts"

/** In so many worlds both have been tried when it is told. */
const WORLDS = 12
/** More often than this nobody changes their mind. */
const SECOND_THOUGHTS = 4
/** What is less than this is not said in a number, and what matters less is not said. */
const LITTLE = 0.05

const nameOf = (keys: readonly string[]): string => keys.join(" ")

const goesBy = (way: Way | null, name: string): boolean =>
  way !== null && (nameOf(way.keys) === name || goesBy(way.before, name))

/** The best that can be done without this answer: the same in another order is no other thing to do. */
function otherThan({ plan }: Weighed, all: readonly Weighed[]): Weighed | null {
  const name = nameOf(plan.way.first)
  const without =
    plan.way.steps > 1
      ? (other: Plan) => !goesBy(other.way, name)
      : (other: Plan) => nameOf(other.way.first) !== name
  const best = (found: Weighed | null, each: Weighed): Weighed | null =>
    each.tried > 0 && (found === null || meanOf(each) > meanOf(found)) ? each : found
  return (
    all.filter((each) => without(each.plan)).reduce(best, null) ??
    all.filter((each) => nameOf(each.plan.way.first) !== name).reduce(best, null)
  )
}

/** Compares the best with what else could be done, in more worlds than were needed to choose: then it may be the other way round. */
export function* comparedIn(
  worlds: Worlds,
  all: readonly Weighed[],
  level: Level,
): Slices<{ best: Weighed; other: Weighed | null }> {
  let [best] = all
  for (let thoughts = 0; ; thoughts++) {
    const other = otherThan(best, all)
    if (other === null) return { best, other }
    for (const each of [best, other]) yield* tryIn(worlds, each, WORLDS, level)
    if (meanOf(best) >= meanOf(other) || thoughts === SECOND_THOUGHTS) return { best, other }
    best = other
  }
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, each) => sum + each, 0) / Math.max(1, numbers.length)

type Told = NonNullable<Leaf["told"]>

/** What is different in these worlds, on average; what makes the largest difference first. */
function differences(parts: readonly Part[], pairs: readonly (readonly [Told, Told])[]): Difference[] {
  return parts
    .map(({ name, better }, part) => {
      const value = mean(pairs.map(([one, other]) => one.parts[part] - other.parts[part]))
      const counted = pairs.every(
        ([one, other]) => one.amounts[part] !== null && other.amounts[part] !== null,
      )
      const amount = mean(pairs.map(([one, other]) => (one.amounts[part] ?? 0) - (other.amounts[part] ?? 0)))
      // A number that points the other way would only confuse: poison counts, and is not in the HP.
      const isClear =
        counted &&
        Math.abs(amount) >= LITTLE &&
        Math.sign(amount) === Math.sign(value) * (better === "more" ? 1 : -1)
      return { part: name, value, amount: isClear ? amount : null }
    })
    .filter(({ value }) => Math.abs(value) >= LITTLE)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
}

/** As data that can be sent and told. */
export function whyOf(
  { spent, thinking: { parts } }: Worlds,
  best: Weighed,
  other: Weighed | null,
): Extract<Why, { by: "search" }> {
  const common = other === null ? 0 : Math.min(best.leaves.length, other.leaves.length)
  const pairs = best.leaves
    .slice(0, common)
    .map((leaf, world) => [leaf, other?.leaves[world] ?? leaf] as const)
  const told = (some: typeof pairs): (readonly [Told, Told])[] =>
    some.flatMap(([{ told: one }, { told: two }]) =>
      one === null || two === null ? [] : [[one, two] as const],
    )
  const wrong = pairs.filter(([one, two]) => one.worth < two.worth - LITTLE)
  return {
    by: "search",
    instead: other?.plan.way.first ?? null,
    better: mean(pairs.map(([one, two]) => one.worth - two.worth)),
    worlds: common,
    wrong: wrong.length,
    wrongBy: differences(parts, told(wrong)).find(({ value }) => value < 0)?.part ?? null,
    differences: differences(parts, told(pairs)),
    positions: spent,
  }
}
