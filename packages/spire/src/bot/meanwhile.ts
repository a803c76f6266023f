// What partners will do with the rest of their turn, about: they block what is coming at them, and hit with what energy is left.
// Whoever thought of them as doing nothing would give them up for lost, and shield those who can help themselves.

import { type Decision, type Def, defAt, type Option, type Seat } from "@soulspire/kernel"
import { comingOf } from "../combat/enemies/intents.ts"
import { enemies, player, type SpireRun } from "../state/run.ts"
import { numberIn } from "./printed.ts"
import { isNode, nodesIn } from "./threat.ts"

interface Effect {
  readonly damage: number
  readonly block: number
  readonly cost: number
}

const all = new WeakMap<Def, Effect>()

function effectOf(def: Def): Effect {
  let found = all.get(def)
  if (found === undefined) {
    let [damage, block] = [0, 0]
    for (const ability of def.abilities)
      if (ability.k === "act")
        for (const node of nodesIn((ability as { do?: unknown }).do)) {
          if (!isNode(node["amount"]) && typeof node["amount"] !== "number") continue
          const amount = numberIn(node["amount"])
          if (node["op"] === "hit")
            damage += amount * (node["times"] === undefined ? 1 : numberIn(node["times"]))
          if (node["op"] === "gainBlock") block += amount
        }
    found = { damage, block, cost: def.facts["cost"] ?? 0 }
    all.set(def, found)
  }
  return found
}

/** What will get through to somebody if they do nothing more. */
function unblocked(r: SpireRun, seat: Seat): number {
  let found = -player(r, seat).block
  for (const ref of enemies(r))
    for (const hit of comingOf(r, ref)?.hits ?? []) if (hit.seat === seat) found += hit.amount * hit.times
  return Math.max(0, found)
}

/** More cards than these are not played for somebody else. */
const ENOUGH = 6

export function meanwhile(
  r: SpireRun,
  { seat, prompt, pass }: Decision,
  options: readonly Option[],
): readonly string[] | null {
  if (prompt.key !== "play" || player(r, seat).playedCards >= ENOUGH) return null
  const coming = unblocked(r, seat)
  let [best, most] = [pass, 0]
  for (const { key, refs } of options) {
    if (!key.startsWith("play:")) continue
    const def = defAt(r, refs[0])
    if (def < 0) continue
    const { damage, block, cost } = effectOf(r.m.defs[def].def)
    const gain = (damage + 1.5 * Math.min(block, coming)) / Math.max(0.7, cost)
    if (gain > most) [best, most] = [key, gain]
  }
  return [best]
}
