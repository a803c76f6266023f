// Damage that is no hit, HP that are lost, and HP that are healed (STS-3.2, STS-9.4).

import { NEXT, NOBODY, opFor, propose, pushProgram, thisOf } from "@soulspire/kernel"
import { hitsOn } from "../intents.ts"
import { enemies, fighter } from "../run.ts"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

/** Damage that is no hit: nothing but block changes it (STS-9.4). */
const deal = op(
  "deal",
  { to: "select", amount: "amount", by: "whom?" },
  {
    run(r, f, a) {
      const by = a.by === undefined ? thisOf(f.env) : a.by(r, f.env, NOBODY)
      const amount = a.amount(r, f.env, NOBODY)
      if (amount <= 0) return NEXT
      for (const whom of a.to(r, f.env, NOBODY).toReversed()) pushProgram(r, "damage", { whom, by, amount })
      return NEXT
    },
  },
)

/** For each hit that an enemy is about to deal to somebody, so much damage to it. */
const burnAttackers = op(
  "burnAttackers",
  { who: "seat", amount: "amount" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const amount = a.amount(r, f.env, NOBODY)
      for (const whom of enemies(r).toReversed())
        for (let hits = hitsOn(r, whom, who); hits > 0; hits--)
          pushProgram(r, "damage", { whom, by: who, amount })
      return NEXT
    },
  },
)

const loseHp = op(
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

const heal = op(
  "heal",
  { whom: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "heal", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)

/** Up to so many, for whoever has fewer. */
const healTo = op(
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

/** Down to so many, for whoever has more. */
const loseHpTo = op(
  "loseHpTo",
  { whom: "whom", hp: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const amount = (fighter(r, whom)?.hp ?? 0) - a.hp(r, f.env, NOBODY)
      return amount > 0 ? propose(r, f, { k: "loseHp", whom, amount, by: NOBODY }) : NEXT
    },
  },
)

/** Up to all that they can have. */
const healFully = op(
  "healFully",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      return propose(r, f, { k: "heal", whom, amount: fighter(r, whom)?.maxHp ?? 0 })
    },
  },
)

export const harmOps = [deal, burnAttackers, loseHp, heal, healTo, healFully, loseHpTo]
