// Verbs about damage, health and death.

import {
  type Frame,
  NEXT,
  NOBODY,
  noteDone,
  propose,
  pushProgram,
  type Ref,
  thisOf,
  topOf,
  verb,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { type FourSoulsRun, hasHealth, healthLeft } from "../../state/run.ts"
import { healAll as healEveryone } from "./atoms.ts"
import { stackDamage } from "../stack/atoms.ts"
import { strike } from "./combat-damage.ts"

/** Damage to each of these, so that it resolves in this order (FS-6.12.3). It has been done what could be: put on the stack. */
function stackFor(r: FourSoulsRun, f: Frame, whom: readonly Ref[], amount: number, from: Ref): typeof NEXT {
  for (const each of whom.toReversed()) stackDamage(r, each, amount, from)
  noteDone(f.env, whom.length > 0 && amount > 0)
  return NEXT
}

/** Whom each point of divided damage goes to. */
const DIVIDED = "divided"

/** "Deals": the source is the card (FS-6.8.4). Several are stacked so that they resolve in the order given (FS-6.12.3). */
const dealOp = op(
  "deal",
  { to: "select", amount: "quantity" },
  {
    run: (r, f, a) => stackFor(r, f, a.to(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), thisOf(f.env)),
  },
)
export const deal = verb(dealOp, ["amount", "to"])

/** Somebody else deals it. */
const dealByOp = op(
  "dealBy",
  { to: "select", amount: "quantity", by: "whom" },
  {
    run: (r, f, a) =>
      stackFor(r, f, a.to(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), a.by(r, f.env, NOBODY)),
  },
)
export const dealBy = verb(dealByOp, ["by", "amount", "to"])

/** Damage that is divided: for each point somebody says whom it goes to, as the ability is announced (FS-4.0.2). */
const divideOp = op(
  "divide",
  { by: "whom", amount: "amount", among: "select" },
  {
    aims: { as: DIVIDED, what: "among", times: "amount", by: "by" },
    run(r, f, a) {
      const points = (f.env[DIVIDED] ?? []) as Ref[]
      for (const whom of [...new Set(points)].toReversed())
        stackDamage(r, whom, points.filter((each) => each === whom).length, a.by(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const divide = verb(divideOp, ["amount", "among"], { by: "you" })

/** The damage that an ability has seen (`of`: its event) is dealt to somebody else too, as much and by the same. */
const dealAlsoOp = op(
  "dealAlso",
  { to: "whom", of: "name" },
  {
    run(r, f, a) {
      const { amount, from } = f.env[a.of] as { amount: number; from: Ref }
      stackDamage(r, a.to(r, f.env, NOBODY), amount, from)
      return NEXT
    },
  },
)
export const dealAlso = verb(dealAlsoOp, ["to"], { of: "ev" })

/** "Takes": the game is the source. */
const takeOp = op(
  "take",
  { who: "select", amount: "quantity" },
  {
    run(r, f, a) {
      return stackFor(r, f, a.who(r, f.env, NOBODY), a.amount(r, f.env, NOBODY), NOBODY)
    },
  },
)
export const take = verb(takeOp, ["amount"], { who: "you" })

/** The same, before something can be used: it cannot be activated while the damage waits. */
const takeBeforeUsingOp = op(
  "takeBeforeUsing",
  { who: "seat", amount: "amount", thing: "whom" },
  {
    run(r, f, a) {
      const [amount, thing] = [a.amount(r, f.env, NOBODY), a.thing(r, f.env, NOBODY)]
      stackFor(r, f, [a.who(r, f.env, NOBODY)], amount, NOBODY)
      if (amount > 0 && thing !== NOBODY)
        pushProgram(r, "barUse", { thing, damage: topOf(r, zone(r, "stack")) })
      return NEXT
    },
  },
)
export const takeBeforeUsing = verb(takeBeforeUsingOp, ["amount", "thing"], { who: "you" })

const healOp = op(
  "heal",
  { whom: "whom", amount: "quantity" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "heal", whom: a.whom(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
  },
)
export const heal = verb(healOp, ["amount"], { whom: "you" })

const payHealthOp = op(
  "payHealth",
  { who: "seat", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "payHealth", who: a.who(r, f.env, NOBODY), amount: a.amount(r, f.env, NOBODY) }),
    can: (r, e, a) => healthLeft(r, a.who(r, e, NOBODY)) >= a.amount(r, e, NOBODY),
  },
)
export const payHealth = verb(payHealthOp, ["amount"], { who: "you" })

/** The hit or the miss of an attack roll that has become final (FS-8.9). */
const dealCombatDamageOp = op(
  "dealCombatDamage",
  { who: "seat", target: "whom", roll: "amount", die: "whom" },
  {
    run(r, f, a) {
      const t = r.s.table
      const [who, target] = [a.who(r, f.env, NOBODY), a.target(r, f.env, NOBODY)]
      const roll = a.roll(r, f.env, NOBODY)
      if (t.attacked !== target || !hasHealth(r, target)) return NEXT
      const struck = strike(r, who, target, roll)
      const { amount: base } = struck
      // RD-20: it may still change with its roll.
      const die = t.rules.wouldRollLoop === "final" ? { die: a.die(r, f.env, NOBODY) } : {}
      return propose(r, f, { k: "combatDamage", ...struck, base, roll, ...die })
    },
  },
)
export const dealCombatDamage = verb(dealCombatDamageOp, ["who", "target", "roll", "die"])

/** The end of a turn heals everybody and everything, the dead too (FS-7.3.4). */
const healAllOp = op(
  "healAll",
  {},
  {
    run(r) {
      healEveryone(r)
      return NEXT
    },
  },
)
export const healAll = verb(healAllOp)

export const damageOps = [
  dealOp,
  dealByOp,
  divideOp,
  dealAlsoOp,
  takeOp,
  takeBeforeUsingOp,
  healOp,
  payHealthOp,
  dealCombatDamageOp,
  healAllOp,
]
