// Verbs that keep damage and deaths from happening.

import {
  defAt,
  type Frame,
  NEXT,
  NOBODY,
  object,
  pushProgram,
  type Ref,
  thisOf,
  verb,
} from "@soulspire/kernel"
import type { FourSoulsRun } from "../../state/run.ts"
import { op } from "../../state/op.ts"
import { absorbDamage, addShield } from "./atoms.ts"
import { cancelItem, preventWaiting } from "../../rules/stack/atoms.ts"

/** Takes waiting damage, or so much of it, or a waiting death off the stack; who would have died has at least 1 HP (FS-6.25.1, FS-6.25.2). */
const preventOp = op(
  "prevent",
  { of: "whom", amount: "quantity?" },
  {
    run(r, f, a) {
      const item = a.of(r, f.env, NOBODY)
      const data = object(r, item)?.data ?? null
      const most = a.amount === undefined ? Infinity : a.amount(r, f.env, NOBODY)
      if (data?.what === "damage") preventWaiting(r, item, Math.min(data.value, most))
      else if (data?.what === "death") cancelItem(r, item)
      return NEXT
    },
  },
)
export const prevent = verb(preventOp, ["of"])

/** A shield for somebody; the first of a group is what prevents for all of it (the program `shields`). */
function shield(r: FourSoulsRun, f: Frame, whom: Ref, amount: number, watched: boolean): number {
  const by = defAt(r, thisOf(f.env))
  const source = by < 0 ? "" : r.m.defs[by].def.id
  const { id, group } = addShield(r, whom, amount, source, watched)
  if (id === group) pushProgram(r, "shields", { whom, group, source })
  return id
}

/** So much of the next damage to somebody this turn. */
const preventNextOp = op(
  "preventNext",
  { whom: "whom", amount: "quantity" },
  {
    run(r, f, a) {
      shield(r, f, a.whom(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), false)
      return NEXT
    },
  },
)
export const preventNext = verb(preventNextOp, ["amount", "whom"])

/** The same, by a shield whose use something waits for; `as` is its number. */
const preventNextAsOp = op(
  "preventNextAs",
  { whom: "whom", amount: "quantity", as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = shield(r, f, a.whom(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), true)
      return NEXT
    },
  },
)
export const preventNextAs = verb(preventNextAsOp, ["as", "amount", "whom"])

/** A group of shields takes its part of some damage; `as` is what it leaves. */
const shieldsTakeOp = op(
  "shieldsTake",
  { group: "amount", damage: "amount", as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = absorbDamage(r, a.group(r, f.env, NOBODY), a.damage(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const shieldsTake = verb(shieldsTakeOp, ["group", "damage", "as"])

export const preventionOps = [preventOp, preventNextOp, preventNextAsOp, shieldsTakeOp]
