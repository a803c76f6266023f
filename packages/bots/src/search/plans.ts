// All that a seat can do until chance has a say, or the stretch is over: every order of its answers, each position once.

import { newRandom, type State } from "@soulspire/kernel"
import { answersTo, type Keys } from "./answers.ts"
import type { Slices } from "./slices.ts"
import type { Leaf, Point, Worlds } from "./worlds.ts"

/** Answers one after another, told from the last one: most ways begin alike. */
export interface Way {
  readonly keys: Keys
  readonly before: Way | null
  /** The first of them, and how many there are. */
  readonly first: Keys
  readonly steps: number
}

const onward = (before: Way | null, keys: Keys): Way => ({
  keys,
  before,
  first: before?.first ?? keys,
  steps: (before?.steps ?? 0) + 1,
})

/** Something that can be done: what to answer now, and the position from which chance decides (or which is the end itself). */
export interface Plan {
  /** The answers until there. */
  readonly way: Way
  /** How good it looked before. */
  readonly hope: number
  readonly then:
    | { readonly at: "end"; readonly leaf: Leaf }
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
  readonly way: Way | null
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
const TICK = 0.001

/** What is found at the end of a way, a little less for each step of it. */
export const atEnd = ({ worth, told }: Leaf, { steps }: Way): Leaf => ({ worth: worth - steps * TICK, told })

export function* plansFrom(
  worlds: Worlds,
  state: State,
  point: Point & { at: "asked" },
  most: number,
  only: readonly Keys[] | null = null,
): Slices<Plan[]> {
  const { game, thinking, seat } = worlds
  const plans: Plan[] = []
  const met = new Set<string>()
  const queue = new Queue()
  const scratch = newRandom([1, 2, 3, 4], 1)
  queue.push({ state, point, way: null, hope: thinking.hope(state, seat) })
  const limit = worlds.spent + most
  while (queue.length > 0) {
    yield
    const node = queue.pop()
    const answers =
      node.way === null && only !== null
        ? only
        : answersTo(thinking, node.state, node.point.decision, node.point.options, scratch)
    for (const keys of answers) {
      if (worlds.spent > limit && (plans.length > 0 || worlds.spent > 4 * limit)) return plans
      const next = game.copy(node.state)
      if (!worlds.give(next, node.point.decision, keys)) continue
      const way = onward(node.way, keys)
      const isClosed = game.undoMark(next) === "closed"
      const found = isClosed ? null : worlds.follow(next)
      // What others say to it can bring chance in as well.
      if (found === null || worlds.hasRolled) {
        const { state: from, point: there, hope } = node
        plans.push({ way, hope, then: { at: "chance", state: from, point: there, keys } })
        continue
      }
      if (found.at === "end") {
        const leaf = atEnd(found.leaf, way)
        plans.push({ way, hope: found.leaf.worth, then: { at: "end", leaf } })
        continue
      }
      const key = thinking.key(next, seat)
      if (key !== null) {
        if (met.has(key)) continue
        met.add(key)
      }
      queue.push({ state: next, point: found, way, hope: thinking.hope(next, seat) })
    }
  }
  return plans
}
