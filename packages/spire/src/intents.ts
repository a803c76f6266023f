// What enemies are about to do, read off their cards: the same data that they will act by.

import { type Body, type Ref, type Seat } from "@soulspire/kernel"
import { moveOf } from "./ops/round.ts"
import { facing, type SpireRun } from "./run.ts"

interface Hit {
  op: "hit"
  to: { from: string | string[] }
  times?: { n: number } | number
}

const isHit = (node: Body[number]): boolean => node.op === "hit"
const timesOf = ({ times = 1 }: Hit): number => (typeof times === "number" ? times : times.n)

/** How many hits of its next action are on this player: its own row's, or everybody's. */
export function hitsOn(r: SpireRun, enemy: Ref, seat: Seat): number {
  const { ability } = moveOf(r, enemy)
  if (ability < 0) return 0
  const printed = r.m.abilities[ability].ability
  if (printed.k !== "act") return 0
  let hits = 0
  for (const node of printed.do.filter(isHit)) {
    const hit = node as unknown as Hit
    if (hit.to.from === "seats" || facing(r, enemy) === seat) hits += timesOf(hit)
  }
  return hits
}
