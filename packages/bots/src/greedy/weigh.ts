// Which of several answers is best: each is given in the same few worlds, and the better ones in more of them.

import { newRandom, type RandomState, type State, word } from "@soulspire/kernel"
import type { Chair } from "../chair.ts"
import { candidates, type Keys } from "./candidates.ts"
import { type Journey, journey, type Plan } from "./onward.ts"

/**
 * In how many worlds a plan has been tried by the end of each stage, how many go on from there, and how far one may be
 * behind doing nothing by then: what looks bad at first may have had bad luck.
 */
const STAGES = [
  { worlds: 2, keep: 5, behind: 10 },
  { worlds: 7, keep: 2, behind: 1 },
  { worlds: 20, keep: 1, behind: 0 },
] as const

/** How many own questions a plan answers, and how many plans there are at most. */
const DEEP = 3
const PLANS = 48

interface World {
  state: State
  /** Chance on the way, the same for every plan. */
  seed: RandomState["seed"]
}

interface Weighed {
  plan: Plan
  sum: number
  /** Has it made a difference to anything in any world? */
  matters: boolean
}

/** A plan with what came up after it. */
interface Sprout {
  weighed: Weighed
  asked: NonNullable<Journey["asked"]>
}

/** Worlds that this seat could be in, dealt as they are needed. */
function worldsOf(chair: Chair, random: RandomState): (nth: number) => World {
  const worlds: World[] = []
  return (nth) => {
    while (worlds.length <= nth)
      worlds.push({
        state: chair.world(random),
        seed: [word(random, 0), word(random, 0), word(random, 0), word(random, 0)],
      })
    return worlds[nth]
  }
}

const better = (one: Weighed | null, other: Weighed): Weighed =>
  one === null || other.sum > one.sum ? other : one

/** How somebody weighs. */
export interface Manner {
  /** Answers that may be played out for one decision: thinking is counted in them, because a bot has no clock. */
  readonly budget: number
  /** What an act has to gain: for less nobody lifts a finger. */
  readonly margin: number
}

/** The best of these answers, or `quiet` if none is better than that by more than the margin. */
export function best(
  chair: Chair,
  answers: readonly Keys[],
  quiet: Keys | null,
  { budget, margin }: Manner,
  random: RandomState,
): Keys | null {
  const worldAt = worldsOf(chair, random)
  const differs = (value: number, than: number): boolean => Math.abs(value - than) > margin
  let spent = 0
  const hasSpent = (share: number): boolean => spent > budget * share

  const travelled = new Map<string, Journey | null>()
  /** What was played before comes out the same; it counts as thinking all the same. */
  const travel = (plan: Plan, nth: number): Journey | null => {
    const name = JSON.stringify([nth, plan])
    let found = travelled.get(name)
    if (found === undefined) {
      const { state, seed } = worldAt(nth)
      found = journey(chair, chair.game.copy(state), plan, newRandom(seed, 1))
      travelled.set(name, found)
    }
    spent += found === null ? 1 : found.answers + 1
    return found
  }

  /** What comes of doing nothing in this world, and nothing afterwards. */
  const idle = (nth: number): number =>
    quiet === null ? Number.NEGATIVE_INFINITY : (travel([quiet], nth)?.value ?? Number.NEGATIVE_INFINITY)
  const idleFirst = idle(0)

  const grown: Weighed[] = []
  /** Tries a plan in the first world; gives what came up on the way. */
  const sow = (plan: Plan): Sprout[] => {
    const found = travel(plan, 0)
    if (found === null) return []
    const weighed = { plan, sum: found.value, matters: differs(found.value, idleFirst) }
    grown.push(weighed)
    return found.asked === null ? [] : [{ weighed, asked: found.asked }]
  }
  // In the first world plans grow: what comes up on the way is answered in each way that there is. Questions go first.
  // Doing nothing grows like the others: whoever lets this be may do something afterwards all the same.
  let sprouts = [...(quiet === null ? [] : [quiet]), ...answers].flatMap((keys) => sow([keys]))
  for (let deep = 1; deep < DEEP && sprouts.length > 0; deep++)
    sprouts = sprouts
      .toSorted((a, b) => Number(a.asked.may) - Number(b.asked.may) || b.weighed.sum - a.weighed.sum)
      .flatMap(({ weighed, asked }) => {
        if (grown.length > PLANS || hasSpent(0.5)) return []
        const ways = candidates(asked.decision, asked.options, random)
        // An answer left to chance is no plan where one can choose.
        if (!asked.may && ways.length > 1) grown.splice(grown.indexOf(weighed), 1)
        return ways.flatMap((way) => sow([...weighed.plan, way]))
      })

  const isQuiet = ({ plan }: Weighed): boolean => quiet !== null && plan[0] === quiet
  // Of what begins with doing nothing, the best: what it comes to is what an act has to be better than.
  const patient = grown.filter(isQuiet).reduce<Weighed | null>(better, null)
  let left = grown.filter((each) => !isQuiet(each))
  let tried = 1
  for (const { worlds, keep, behind } of STAGES) {
    for (; tried < worlds && left.length > (quiet === null ? 1 : 0) && !hasSpent(1); tried++) {
      const now = idle(tried)
      for (const each of patient === null ? left : [...left, patient]) {
        const found = travel(each.plan, tried)?.value ?? Number.NEGATIVE_INFINITY
        each.sum += found
        each.matters ||= differs(found, now)
      }
    }
    const floor = (patient?.sum ?? Number.NEGATIVE_INFINITY) + (margin - behind) * tried
    left = left
      .filter(({ sum, matters }) => matters && sum > floor)
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, keep)
  }
  return left.length === 0 ? quiet : left[0].plan[0]
}
