// Why a card cannot be played or an item used, with the rule that says so.

import {
  explainActs,
  label,
  object,
  type Reason,
  type Ref,
  type Seat,
  statOf,
  zoneId,
} from "@soulspire/kernel"
import type { SpireRun } from "../../state/run.ts"
import { turnOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"
import { hasPlayedAll } from "./playable.ts"

/** By what stands in the way: its cost, that it cannot be played at all, nothing to aim it at. */
const rules: Readonly<Record<string, string>> = {
  "cannot-pay": "STS-7.7",
  "no-such-act": "STS-9.13",
  "no-target": "STS-7.7",
  condition: "STS-1.4",
}

const withRule = (reason: Reason | null, rule: string | undefined): Reason | null =>
  reason === null || reason.rule !== undefined || rule === undefined ? reason : { ...reason, rule }

/** Of a card in a hand. */
export function whyNotPlay(r: SpireRun, seat: Seat, rest: string): Reason | null {
  const reason = explainActs(r, seat, "play", r.s.zones[zoneId(r, zoneNo.hand, seat)], rest)
  if (reason !== null && hasPlayedAll(r, seat))
    return { key: "played-all", params: { amount: statOf(r, seat, "mostPlays") }, rule: "STS-Q-47" }
  return withRule(reason, rules[reason?.key ?? ""])
}

/** What was used this turn, or this combat, cannot be again (STS-12.8). */
export function whyNotUse(
  r: SpireRun,
  seat: Seat,
  act: string,
  refs: readonly Ref[],
  rest: string,
): Reason | null {
  const reason = explainActs(r, seat, act, refs, rest)
  if (reason?.key !== "cannot-pay")
    return withRule(reason, rules[reason?.key === "condition" ? "condition" : ""])
  const card = refs.find((each) => label(r, each) === rest.split(/[.~>]/)[0])
  const { used = 0, usedUp = 0 } = (card === undefined ? null : object(r, card)?.data) ?? {}
  const isSpent = used >= turnOf(r.s.table) || usedUp >= r.s.table.combat
  return isSpent ? { key: "used-up", params: { act }, rule: "STS-12.8" } : reason
}
