// Damage that is no hit, HP that are lost, and HP that are healed (STS-3.2, STS-9.4).

import { NEXT, NOBODY, propose, pushProgram, thisOf, verb } from "@soulspire/kernel"
import { hitsOn } from "../enemies/intents.ts"
import { bonusIf, fighter, op } from "../../state/run.ts"

/** Damage that is no hit: nothing but block changes it (STS-9.4). */
const dealDamageOp = op(
  "dealDamage",
  { to: "select", amount: "amount", bonus: "amount?", if: "cond?", by: "whom?" },
  {
    run(r, f, a) {
      const by = a.by === undefined ? thisOf(f.env) : a.by(r, f.env, NOBODY)
      const to = a.to(r, f.env, NOBODY)
      const amount = a.amount(r, f.env, NOBODY) + bonusIf(r, f.env, a)
      if (amount > 0 && to.length > 0) pushProgram(r, "dealDamage", { to, by, amount })
      return NEXT
    },
  },
)
export const damage = verb(dealDamageOp, ["amount", "to"], { to: "foe" })

/** How many hits an enemy is about to deal to a player. */
const countHitsOp = op(
  "countHits",
  { by: "whom", on: "seat", as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = hitsOn(r, a.by(r, f.env, NOBODY), a.on(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const countHits = verb(countHitsOp, ["by", "on", "as"])

const loseHpOp = op(
  "loseHp",
  { whom: "whom", amount: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      pushProgram(r, "hpLoss", { whom, amount: a.amount(r, f.env, NOBODY), by: NOBODY })
      return NEXT
    },
  },
)
export const loseHp = verb(loseHpOp, ["amount", "whom"], { whom: "you" })

const healOp = op(
  "heal",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "heal", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const heal = verb(healOp, ["amount", "whom"], { whom: "you" })

/** Up to so many, for whoever has fewer. */
export const healToOp = op(
  "healTo",
  { whom: "whom", hp: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const missing = a.hp(r, f.env, NOBODY) - (fighter(r, whom)?.hp ?? 0)
      return missing > 0 ? propose(r, f, { k: "heal", whom, amount: missing }) : NEXT
    },
  },
)
export const healTo = verb(healToOp, ["hp"], { whom: "you" })

/** Up to all that they can have. */
const healFullyOp = op(
  "healFully",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      return propose(r, f, { k: "heal", whom, amount: fighter(r, whom)?.maxHp ?? 0 })
    },
  },
)
export const fullHeal = verb(healFullyOp, ["whom"], { whom: "you" })
export const healFully = fullHeal()

export const harmOps = [dealDamageOp, countHitsOp, loseHpOp, healOp, healToOp, healFullyOp]
