// How hard an enemy hits on average, read off its card: what its actions deal to one player, each as likely as any other.

import { object, type Ref } from "@soulspire/kernel"
import type { SpireRun } from "../state/run.ts"
import { numberIn } from "./printed.ts"

type Plainly = { readonly [name: string]: unknown }

const isNode = (value: unknown): value is Plainly => typeof value === "object" && value !== null

function damageIn(node: unknown): number {
  if (!isNode(node)) return 0
  if (Array.isArray(node)) return node.reduce((sum: number, each) => sum + damageIn(each), 0)
  if (node["op"] === "hit")
    return numberIn(node["amount"]) * (node["times"] === undefined ? 1 : numberIn(node["times"]))
  return Object.values(node).reduce((sum: number, each) => sum + (isNode(each) ? damageIn(each) : 0), 0)
}

const MOVES = ["move", "lastMove", "face"]
const known = new WeakMap<object, number>()

export function threatOf(r: SpireRun, enemy: Ref): number {
  const no = object(r, enemy)?.def ?? -1
  if (no < 0) return 0
  const { def } = r.m.defs[no]
  let found = known.get(def)
  if (found === undefined) {
    const moves = def.abilities.filter((ability) => ability.k === "act" && MOVES.includes(ability.act))
    const sum = moves.reduce((total, ability) => total + damageIn((ability as { do?: unknown }).do), 0)
    found = moves.length === 0 ? 0 : sum / moves.length
    known.set(def, found)
  }
  return found
}
