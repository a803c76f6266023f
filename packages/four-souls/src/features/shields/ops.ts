// Verbs that keep damage and deaths from happening.

import { defAt, NEXT, NOBODY, object, pushProgram, thisOf, verb } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { absorbDamage, addShield } from "./atoms.ts"
import { cancelItem, preventWaiting } from "../../rules/stack/atoms.ts"

/** Takes waiting damage or a waiting death off the stack; who would have died has at least 1 HP (FS-6.25.1, FS-6.25.2). */
const preventOp = op(
  "prevent",
  { of: "whom" },
  {
    run(r, f, a) {
      const item = a.of(r, f.env, NOBODY)
      const data = object(r, item)?.data ?? null
      if (data?.what === "damage") preventWaiting(r, item, data.value)
      else if (data?.what === "death") cancelItem(r, item)
      return NEXT
    },
  },
)
export const prevent = verb(preventOp, ["of"])

/** So much of waiting damage (FS-6.25.1). */
const preventSomeDamageOp = op(
  "preventSomeDamage",
  { of: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const item = a.of(r, f.env, NOBODY)
      const data = object(r, item)?.data ?? null
      if (data?.what === "damage") preventWaiting(r, item, Math.min(data.value, a.amount(r, f.env, NOBODY)))
      return NEXT
    },
  },
)
export const preventSomeDamage = verb(preventSomeDamageOp, ["amount", "of"])

/** So much of the next damage to somebody this turn; `as` is what its use is known by. */
const preventNextOp = op(
  "preventNext",
  { whom: "whom", amount: "amount", as: "bind?" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const by = defAt(r, thisOf(f.env))
      const source = by < 0 ? "" : r.m.defs[by].def.id
      const { id, group } = addShield(r, whom, a.amount(r, f.env, NOBODY), source, a.as !== undefined)
      if (id === group) pushProgram(r, "shields", { whom, group, source })
      if (a.as !== undefined) f.env[a.as] = id
      return NEXT
    },
  },
)
export const preventNext = verb(preventNextOp, ["amount", "whom"])

/** A group of shields takes its part of some damage; what it leaves is bound to `left`. */
const shieldsTakeOp = op(
  "shieldsTake",
  { group: "amount", damage: "amount" },
  {
    binds: ["left"],
    run(r, f, a) {
      f.env["left"] = absorbDamage(r, a.group(r, f.env, NOBODY), a.damage(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const shieldsTake = verb(shieldsTakeOp, ["group", "damage"])

export const preventionOps = [preventOp, preventSomeDamageOp, preventNextOp, shieldsTakeOp]
