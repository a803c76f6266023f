// What plans are worth: each is played out in the same few worlds, and the better ones in more of them.

import type { State } from "@soulspire/kernel"
import type { Level } from "./levels.ts"
import type { Keys } from "./answers.ts"
import { atEnd, type Plan, plansFrom } from "./plans.ts"
import type { Slices } from "./slices.ts"
import type { Leaf, Point, Worlds } from "./worlds.ts"

export interface Weighed {
  readonly plan: Plan
  sum: number
  tried: number
  /** What came of it in each world. */
  readonly leaves: Leaf[]
}

/** What cannot be done. */
const NOTHING: Leaf = { worth: Number.NEGATIVE_INFINITY, told: null }

export const meanOf = ({ sum, tried }: Weighed): number =>
  tried === 0 ? Number.NEGATIVE_INFINITY : sum / tried

/** Positions that are looked at where nobody looks closely. */
const GLIMPSE = 10
/** So many budgets are enough, whatever is left to be looked at. */
const TOO_FAR = 3

/** A world after chance has spoken, played on: the seat goes on as well as it can with what it sees then. */
function* played(
  worlds: Worlds,
  { then, way }: Plan,
  nth: number,
  level: Level,
  depth: number,
): Slices<Leaf> {
  if (then.at === "end") return then.leaf
  const world = worlds.redeal(then.state, nth)
  if (!worlds.give(world, then.point.decision, then.keys)) return NOTHING
  const point = worlds.follow(world)
  const leaf = point.at === "end" ? point.leaf : yield* bestOf(worlds, world, point, nth, level, depth + 1)
  return atEnd(leaf, way)
}

/** The best that can be made of a position, looked at quickly. The luck after it is not the luck that led there. */
function* bestOf(
  worlds: Worlds,
  state: State,
  point: Point & { at: "asked" },
  nth: number,
  level: Level,
  depth: number,
): Slices<Leaf> {
  // Deep in chance, or late, nobody looks at everything.
  if (worlds.spent > TOO_FAR * level.budget) return worlds.leaf(state)
  const isHasty = depth > 2 || worlds.spent > level.budget
  const plans = yield* plansFrom(worlds, state, point, isHasty ? GLIMPSE : level.glance)
  let best = NOTHING
  for (const plan of plans.toSorted((a, b) => b.hope - a.hope).slice(0, isHasty ? 1 : level.inner)) {
    const leaf = yield* played(worlds, plan, nth + 101 * depth, level, depth)
    if (leaf.worth > best.worth) best = leaf
  }
  return best === NOTHING ? worlds.leaf(state) : best
}

/** Tries a plan in more worlds, until it has been tried in so many. */
export function* tryIn(worlds: Worlds, each: Weighed, many: number, level: Level): Slices<void> {
  for (; each.tried < many; each.tried++) {
    const leaf = yield* played(worlds, each.plan, each.tried, level, 0)
    each.sum += leaf.worth
    each.leaves.push(leaf)
  }
}

/** Those that look best; of each first answer at least one, so that nothing is thrown away for its looks alone. */
function promising(all: readonly Weighed[], most: number): Weighed[] {
  const ranked = all.toSorted((a, b) => b.plan.hope - a.plan.hope)
  const met = new Set<string>()
  return ranked.filter(({ plan: { way } }, i) => {
    const key = way.first.join(" ")
    const isNew = !met.has(key)
    met.add(key)
    return i < most || isNew
  })
}

/** All plans with what they are worth, the best one first. */
export function* weigh(
  worlds: Worlds,
  state: State,
  point: Point & { at: "asked" },
  level: Level,
  only: readonly Keys[] | null,
): Slices<Weighed[]> {
  const plans = yield* plansFrom(worlds, state, point, level.plans, only)
  const all: Weighed[] = plans.map((plan) => ({ plan, sum: 0, tried: 0, leaves: [] }))
  let left = promising(all, level.first)
  for (const { worlds: usually, keep } of level.rounds) {
    const many = usually * worlds.thinking.worlds
    for (const each of left) {
      if (worlds.spent > level.budget && each.tried > 0) break
      yield* tryIn(worlds, each, many, level)
    }
    left = left.toSorted((a, b) => meanOf(b) - meanOf(a)).slice(0, keep)
    if (left.length <= 1 && all.length > 1) break
  }
  return [...left, ...all.filter((each) => !left.includes(each)).toSorted((a, b) => meanOf(b) - meanOf(a))]
}
