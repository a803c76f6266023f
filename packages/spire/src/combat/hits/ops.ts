// Attacks: what each hit comes to, one after another, and what is spent when all of them are over (STS-9.2, STS-9.7). Their
// order is told in rules.ts.

import {
  boundAs,
  emit,
  type Env,
  type Frame,
  type Get,
  keptAs,
  NEXT,
  NOBODY,
  type Node,
  propose,
  pushProgram,
  type Ref,
  statOf,
  STAY,
  verb,
  type Whom,
  youOf,
} from "@soulspire/kernel"
import { spendToken } from "../atoms/course.ts"
import { type PlannedHit, plannedHit } from "./hits.ts"
import { fighter, isEnemy, isSeat, op, type SpireRun } from "../../state/run.ts"
import { carriedTokens } from "../../state/new.ts"

const tellAttacked = (r: SpireRun, by: Ref, whom: Ref): void => emit(r, { k: "attacked", by, whom }, null)

/** What each of those an attack is aimed at takes by each hit, in their order: planned before the first one (STS-9.2). */
const numbers = keptAs<number[]>("$numbers")
/** All that it is aimed at, those who are gone too. */
const aimedAt = boundAs<Ref[]>("to")
/** Those whom damage of the attack that is going on has got through to, each once. */
const hurt = boundAs<Ref[]>("hurt")
/** The same of one hit more, of another size. */
const thenNumbers = keptAs<number[]>("$then")
const thenAt = keptAs<Ref[]>("$thenAt")

const hpOf = (r: SpireRun, whom: readonly Ref[]): number =>
  whom.reduce((sum, each) => sum + (fighter(r, each)?.hp ?? 0), 0)
/** What those an attack is aimed at had together before it. */
const hpBefore = keptAs<number>("$hp")

function attack(r: SpireRun, f: Frame, planned: PlannedHit): void {
  const { by, to, times, then } = planned
  // Without a hit it was an attack all the same.
  if (times <= 0) for (const whom of to) tellAttacked(r, by, whom)
  else if (to.length > 0) {
    const isLong = then !== null || (!isSeat(r, by) && statOf(r, by, "stabs") > 0)
    const short: Env = { by, to, times, you: youOf(f.env) }
    const env: Env = isLong ? { ...short, thenTo: then?.to ?? [], hurt: [] } : short
    numbers.set(env, planned.numbers)
    if (then !== null) {
      thenAt.set(env, then.to.slice())
      thenNumbers.set(env, then.numbers)
    }
    pushProgram(r, isLong ? "longAttack" : "attack", env)
  }
}

/** One attack: so many hits on each of these, all with the same bonuses. HP that are lost by it can be spoken of afterwards. */
export const hitOp = op(
  "hit",
  {
    to: "select",
    amount: "amount",
    times: "amount?",
    perStrength: "amount?",
    bonus: "amount?",
    again: "amount?",
    if: "cond?",
    then: "amount?",
    thenTo: "select?",
    by: "whom",
    weapon: "name?",
    as: "bind?",
  },
  {
    run(r, f, a) {
      if (a.as !== undefined) {
        const before = hpBefore.in(f.env)
        if (before !== undefined) {
          f.env[a.as] = before - hpOf(r, a.to(r, f.env, NOBODY))
          hpBefore.drop(f.env)
          return NEXT
        }
        hpBefore.set(f.env, hpOf(r, a.to(r, f.env, NOBODY)))
      }
      attack(r, f, plannedHit(r, f.env, a))
      return a.as === undefined ? NEXT : STAY
    },
  },
)
export const hit = verb(hitOp, ["amount"], { to: "foe", by: "you" })

/** Whom each hit of an attack is aimed at. */
const EACH = "aimed"
const aimedEach: Get<Ref[]> = (_r, env) => env[EACH] as Ref[]

/** One attack whose every hit has a target of its own, chosen when it is announced (STS-Q-32). */
const hitAnyOp = op(
  "hitAny",
  { among: "select", amount: "amount", times: "amount", by: "whom" },
  {
    aims: { as: EACH, what: "among", times: "times", by: "by" },
    run(r, f, { amount, by }) {
      attack(r, f, plannedHit(r, f.env, { to: aimedEach, amount, by }))
      return NEXT
    },
  },
)
export const hitAnyOf = verb(hitAnyOp, ["amount", "times"], { among: { from: "enemies" }, by: "you" })

/** What one hit of the attack that is going on comes to; -1 where one of the two is gone. */
const planHitOp = op(
  "planHit",
  { whom: "whom", by: "whom", of: "name", as: "bind" },
  {
    uses: [aimedAt.name],
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const isThere = fighter(r, whom) !== null && fighter(r, a.by(r, f.env, NOBODY)) !== null
      const isLast = a.of === "thenTo"
      const planned = (isLast ? thenNumbers : numbers).in(f.env)
      const at = isLast ? thenAt.in(f.env) : aimedAt.in(f.env)
      f.env[a.as] = isThere ? (planned?.[at?.indexOf(whom) ?? -1] ?? 0) : -1
      return NEXT
    },
  },
)
export const planHit: (whom: Whom, by: Whom, of: "to" | "thenTo", as: string) => Node = verb(planHitOp, [
  "whom",
  "by",
  "of",
  "as",
])

const noteHurtOp = op(
  "noteHurt",
  { whom: "whom" },
  {
    uses: [hurt.name],
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const found = hurt.in(f.env)
      if (!found.includes(whom)) hurt.set(f.env, [...found, whom])
      return NEXT
    },
  },
)
export const noteHurt = verb(noteHurtOp, ["whom"])

/** A player's hits may carry tokens; who has died of them has no use for any. */
const tokensOfHitOp = op(
  "tokensOfHit",
  { whom: "whom", by: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const by = a.by(r, f.env, NOBODY)
      if (!isSeat(r, by) || !isEnemy(r, whom)) return NEXT
      for (const { stat, token } of carriedTokens) {
        const amount = statOf(r, by, stat)
        if (amount > 0) propose(r, f, { k: "gainToken", token, whom, amount, by })
      }
      return NEXT
    },
  },
)
export const tokensOfHit = verb(tokensOfHitOp, ["whom", "by"])

/** After the whole attack one weak token of the attacker is gone, and one vulnerable of each that was hit. */
const spendTokensOp = op(
  "spendTokens",
  { by: "whom" },
  {
    uses: [aimedAt.name],
    run(r, f, a) {
      const by = a.by(r, f.env, NOBODY)
      spendToken(r, by, "weak")
      const more = thenAt.in(f.env)
      const all = more === undefined ? aimedAt.in(f.env) : [...aimedAt.in(f.env), ...more]
      for (const whom of new Set(all)) {
        spendToken(r, whom, "vulnerable")
        tellAttacked(r, by, whom)
      }
      return NEXT
    },
  },
)
export const spendTokens = verb(spendTokensOp, ["by"])

export const attackOps = [hitOp, hitAnyOp, planHitOp, noteHurtOp, tokensOfHitOp, spendTokensOp]
