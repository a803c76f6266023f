// All that a seat can do until chance has a say, or the stretch is over: every order of its answers, each position once.

import { newRandom, type State } from "@soulspire/kernel"
import { answersTo, type Keys } from "./answers.ts"
import type { Point, Worlds } from "./worlds.ts"

/** Something that can be done: what to answer now, and the position from which chance decides (or which is the end itself). */
export interface Plan {
  /** The first answer. */
  readonly first: Keys
  /** Answers until there. */
  readonly steps: number
  /** How good it looked before. */
  readonly hope: number
  readonly then:
    | { readonly at: "end"; readonly worth: number }
    | {
        readonly at: "chance"
        readonly state: State
        readonly point: Point & { at: "asked" }
        readonly keys: Keys
      }
}

interface Node {
  readonly state: State
  readonly point: Point & { at: "asked" }
  readonly first: Keys | null
  readonly steps: number
  readonly hope: number
}

/** A heap: what promises most is looked at first, so that what is left out when there is too much promises least. */
class Queue {
  private readonly list: Node[] = []
  get length(): number {
    return this.list.length
  }
  push(node: Node): void {
    const { list } = this
    let at = list.push(node) - 1
    while (at > 0) {
      const up = (at - 1) >> 1
      if (list[up].hope >= node.hope) break
      list[at] = list[up]
      at = up
    }
    list[at] = node
  }
  pop(): Node {
    const { list } = this
    const [top] = list
    const last = list.pop() as Node
    if (list.length === 0) return top
    let at = 0
    for (;;) {
      let down = 2 * at + 1
      if (down >= list.length) break
      if (down + 1 < list.length && list[down + 1].hope > list[down].hope) down++
      if (list[down].hope <= last.hope) break
      list[at] = list[down]
      at = down
    }
    list[at] = last
    return top
  }
}

/** What a step costs: of two ways to the same position the shorter one is taken. */
export const TICK = 0.001

export function plansFrom(
  worlds: Worlds,
  state: State,
  point: Point & { at: "asked" },
  most: number,
  only: readonly Keys[] | null = null,
): Plan[] {
  const { game, thinking, seat } = worlds
  const plans: Plan[] = []
  const met = new Set<string>()
  const queue = new Queue()
  const scratch = newRandom([1, 2, 3, 4], 1)
  queue.push({ state, point, first: null, steps: 0, hope: thinking.hope(state, seat) })
  const limit = worlds.spent + most
  while (queue.length > 0) {
    const node = queue.pop()
    const answers =
      node.first === null && only !== null
        ? only
        : answersTo(thinking, node.state, node.point.decision, node.point.options, scratch)
    for (const keys of answers) {
      if (worlds.spent > limit && plans.length > 0) return plans
      const next = game.copy(node.state)
      if (!worlds.give(next, node.point.decision, keys)) continue
      const first = node.first ?? keys
      const steps = node.steps + 1
      if (game.undoMark(next) === "closed") {
        const { state: from, point: there, hope } = node
        plans.push({ first, steps, hope, then: { at: "chance", state: from, point: there, keys } })
        continue
      }
      const found = worlds.follow(next)
      if (found.at === "end") {
        plans.push({
          first,
          steps,
          hope: found.worth,
          then: { at: "end", worth: found.worth - steps * TICK },
        })
        continue
      }
      const key = thinking.key(next, seat)
      if (key !== null) {
        if (met.has(key)) continue
        met.add(key)
      }
      queue.push({ state: next, point: found, first, steps, hope: thinking.hope(next, seat) })
    }
  }
  return plans
}
