// Which roll an ability is known to need before anything of it has happened (RD-38). How it is made tells, whatever card it is on:
//
// known:  the first roll of what is done one after the other, also behind "and" and "if you do", and in a way that was
//         chosen as the ability was announced.
// met:    a roll in a loop (each player's, once more), behind a question or any other condition that is looked at as the
//         effect goes on, of somebody who is named by then, or in a program of the rules; and every roll after the first.

import type { Body, Compiled, Get, Node, Seat } from "@soulspire/kernel"

/** A roll that is met, whichever it is. */
const MET = "met"
type Found = Node | typeof MET | null

/** By program: each is looked at once. */
const known = new WeakMap<object, Get<Seat> | null>()

/** Whose roll that is; null where none is known. */
export function knownRoll({ abilities, codes, ops }: Compiled, no: number): Get<Seat> | null {
  const { ability, p } = abilities[no]
  const code = codes[p]
  let who = known.get(code)
  if (who === undefined) {
    const node = "do" in ability ? firstRoll(ability.do, new Set(), ops) : null
    const step = code.steps.find((each) => each.node === node)
    who = step === undefined ? null : (step.a as { who: Get<Seat> }).who
    known.set(code, who)
  }
  return who
}

/** `bound`: what has a name only once the effect has gone on so far. */
function firstRoll(body: Body, bound: Set<string>, ops: Compiled["ops"]): Found {
  for (const node of body) {
    const found = rollIn(node, bound, ops)
    if (found !== null) return found
    for (const name of namesGiven(node, ops)) bound.add(name)
  }
  return null
}

function rollIn(node: Node, bound: Set<string>, ops: Compiled["ops"]): Found {
  if (node.op === "roll") return speaksOf(node["who"], bound) ? MET : node
  const parts = doneInAnyCase(node)
  if (parts === null) return rollsWithin(node) ? MET : null
  for (const part of parts) {
    const found = firstRoll(part, bound, ops)
    if (found !== null) return found
  }
  return null
}

/** What a node does without asking anybody or looking at anything but what it has done itself; null for all others. */
function doneInAnyCase(node: Node): Body[] | null {
  const { op, cond, ask, do: body, then, ifDo, else: otherwise, after } = node as Node & Record<string, Body>
  if (op === "block") return [body]
  if (op === "ensure") return [body, after]
  if (op === "if" && "did" in cond) return [then, otherwise]
  return op === "gate" && (ask as unknown) === "must" ? [body, ifDo ?? []] : null
}

/** Is there a roll in it? One of an ability that it only sets up is not its own. */
const rollsWithin = (part: unknown): boolean =>
  typeof part === "object" &&
  part !== null &&
  !("k" in part) &&
  (("op" in part && part.op === "roll") || Object.values(part).some(rollsWithin))

const namesGiven = (node: Node, ops: Compiled["ops"]): string[] => {
  const op = ops.get(node.op)
  if (op === undefined) return []
  const said = Object.keys(op.params).filter((name) => op.params[name].startsWith("bind"))
  return [...said.map((name) => node[name] as string), ...(op.handler.binds ?? [])]
}

const speaksOf = (part: unknown, names: ReadonlySet<string>): boolean =>
  typeof part === "string"
    ? names.has(part.split(".")[0])
    : typeof part === "object" && part !== null && Object.values(part).some((each) => speaksOf(each, names))
