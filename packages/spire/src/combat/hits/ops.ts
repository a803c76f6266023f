// Hits, damage and death: first what the hit comes to, then block, then HP (chapter 9).

import {
  dataOf,
  emit,
  type Frame,
  isCovered,
  moveObject,
  NEXT,
  NOBODY,
  propose,
  pushProgram,
  type Ref,
  type Seat,
  type Signal,
  statOf,
  STAY,
  thisOf,
  unwind,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { plannedHit } from "./hits.ts"
import { leaveCombat, putTokensBack, spendToken } from "../atoms/course.ts"
import { note } from "../../state/note.ts"
import { forgetWaiting } from "../atoms/waiting.ts"
import { carriedTokens } from "../../state/new.ts"
import {
  enemies,
  fighter,
  hasKind,
  holderOf,
  isEnemy,
  isSeat,
  moreToCome,
  lying,
  type SpireRun,
  op,
} from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

const tellAttacked = (r: SpireRun, by: Ref, whom: Ref): void => emit(r, { k: "attacked", by, whom }, null)

/** One attack: so many hits on each of these, all with the same bonuses (STS-9.2). */
export const hitOp = op(
  "hit",
  {
    to: "select",
    amount: "amount",
    times: "amount?",
    perStrength: "amount?",
    bonus: "amount?",
    if: "cond?",
    by: "whom",
    weapon: "name?",
  },
  {
    run(r, f, a) {
      const planned = plannedHit(r, f.env, a)
      // Without a hit it was an attack all the same.
      if (planned.times <= 0) for (const whom of planned.to) tellAttacked(r, planned.by, whom)
      else if (planned.to.length > 0)
        pushProgram(r, "attack", {
          by: planned.by,
          to: planned.to,
          numbers: planned.numbers,
          times: planned.times,
          at: 0,
          you: (f.env["you"] as number | undefined) ?? NOBODY,
        })
      return NEXT
    },
  },
)
export const hit = verb(hitOp, ["amount"], { to: "foe", by: "you" })

/** The next hit of the attack that is going on; of those who are still there. */
function blow(r: SpireRun, { env }: Frame, at: number): void {
  const whom = (env["to"] as Ref[])[at]
  const by = env["by"] as Ref
  if (fighter(r, whom) === null || fighter(r, by) === null) return
  const amount = (env["numbers"] as number[])[at]
  pushProgram(r, "damage", { whom, by, amount, hit: 1 })
}

/** A player's hits may carry tokens; who has died of them has no use for any. */
function taint(r: SpireRun, f: Frame, at: number): void {
  const whom = (f.env["to"] as Ref[])[at]
  const by = f.env["by"] as Ref
  if (!isSeat(r, by) || !isEnemy(r, whom)) return
  for (const { stat, token } of carriedTokens) {
    const amount = statOf(r, by, stat)
    if (amount > 0) propose(r, f, { k: "gainToken", token, whom, amount, by })
  }
}

/** All hits of an attack: each of those it is aimed at in turn, so many times. `at` counts the hits, and what each carries. */
const strikeOp = op(
  "strike",
  {},
  {
    run(r, f) {
      const { env } = f
      const { length } = env["to"] as Ref[]
      const all = 2 * length * (env["times"] as number)
      for (let at = env["at"] as number; at < all; at++) {
        const nth = (at >> 1) % length
        if ((at & 1) === 0) blow(r, f, nth)
        else taint(r, f, nth)
        // What it comes to happens before the next one.
        if (isCovered(r, f)) {
          env["at"] = at + 1
          return STAY
        }
      }
      return NEXT
    },
  },
)
export const strike = verb(strikeOp)

/** After the whole attack one weak token of the attacker is gone, and one vulnerable of each that was hit (STS-9.2, STS-9.7). */
const spendTokensOp = op(
  "spendTokens",
  {},
  {
    run(r, f) {
      const { env } = f
      spendToken(r, env["by"] as Ref, "weak")
      for (const whom of env["to"] as Ref[]) {
        spendToken(r, whom, "vulnerable")
        tellAttacked(r, env["by"] as Ref, whom)
      }
      return NEXT
    },
  },
)
export const spendTokens = verb(spendTokensOp)

const soak = (r: SpireRun, f: Frame): Signal => {
  const { env } = f
  const damage = {
    k: "damage",
    whom: env["whom"] as Ref,
    by: (env["by"] as Ref | undefined) ?? NOBODY,
    amount: env["amount"] as number,
    hit: (env["hit"] as number | undefined) ?? 0,
    blocked: 0,
  }
  return propose(r, f, damage, "left")
}

const loseHp = (r: SpireRun, f: Frame, amount: number): Signal =>
  propose(r, f, {
    k: "loseHp",
    whom: f.env["whom"],
    by: f.env["by"] ?? NOBODY,
    amount,
  })

const SOAKED = 1
const BLED = 2

/** What block leaves of damage is lost; each of the two is over before the next begins. */
const woundOp = op(
  "wound",
  {},
  {
    run(r, f) {
      const done = (f.env["done"] as number | undefined) ?? 0
      if (done < SOAKED) {
        soak(r, f)
        if (isCovered(r, f)) {
          f.env["done"] = SOAKED
          return STAY
        }
      }
      if (done < BLED && (f.env["left"] as number) > 0) {
        loseHp(r, f, f.env["left"] as number)
        if (isCovered(r, f)) {
          f.env["done"] = BLED
          return STAY
        }
      }
      return checkDeath(r, f)
    },
  },
)
export const wound = verb(woundOp)

/** HP that are lost past any block. */
const bleedOp = op(
  "bleed",
  { amount: "amount" },
  { run: (r, f, a) => loseHp(r, f, a.amount(r, f.env, NOBODY)) },
)
export const bleed = verb(bleedOp, ["amount"])

/** At 0 HP an enemy is dead at once, and a player has lost the game for all (STS-1.3, STS-8.7). */
function checkDeath(r: SpireRun, f: Frame): Signal {
  const whom = f.env["whom"] as Ref
  const someone = fighter(r, whom)
  if (someone === null || someone.hp > 0) return NEXT
  if (!isSeat(r, whom)) return fall(r, whom, "death")
  pushProgram(r, "death", { who: whom })
  return NEXT
}
const perishOp = op("perish", {}, { run: checkDeath })
export const perish = verb(perishOp)

const dieOp = op(
  "die",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "playerDies", who: a.who(r, f.env, NOBODY) }) },
)
export const die = verb(dieOp, ["who"])

const mournOp = op("mourn", { who: "seat" }, { run: (r, f, a) => defeat(r, a.who(r, f.env, NOBODY)) })
export const mourn = verb(mournOp, ["who"])

function defeat(r: SpireRun, seat: Seat): Signal {
  const { table } = r.s
  // Against a boss the others may go on (STS-13.1); nothing of the dead player works any more.
  if (table.lastStand > 0 && table.room === "boss" && partyOf(table).length > 0) {
    for (const kind of ["hand", "powers"])
      for (const ref of lying(r, kind, seat))
        moveObject(r, ref, zoneId(r, zoneNo.discard, seat), "top", seat, null, "death")
    forgetWaiting(r, ({ controller }) => controller === seat)
    // Tokens go back to the supply that all share.
    putTokensBack(r, seat)
    return NEXT
  }
  note(table, "lost", 1)
  unwind(r, "game")
  return STAY
}

/** What was attached to it: however many say the same of its death, one is heard (STS-11.8). */
function loosen(r: SpireRun, enemy: Ref, whom: Ref): void {
  const [first, ...others] = lying(r, "attached").filter((card) => dataOf(r, card).host === enemy)
  if (first === undefined) return
  emit(r, { k: "itsEnemyDies", card: first, whom }, null)
  for (const card of others) {
    const holder = holderOf(r, card)
    moveObject(r, card, zoneId(r, zoneNo.discard, holder), "top", holder, null, "detached")
  }
}

/** An enemy is out of the combat, which ends at once with the last of them, unless more are about to come (STS-8.8). */
function fall(r: SpireRun, enemy: Ref, cause: string): Signal {
  const ref = leaveCombat(r, enemy, cause)
  if (cause === "death") loosen(r, enemy, ref)
  if (enemies(r).length > 0 || moreToCome(r)) return NEXT
  const summons = r.s.pending.some((each) => hasKind(r, thisOf(each.env), "splits"))
  if (summons) return NEXT
  unwind(r, "combat")
  return STAY
}

/** Leaves the combat without dying; what it leaves behind is gained all the same. */
const fleeOp = op(
  "flee",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      return isEnemy(r, whom) ? fall(r, whom, "flee") : NEXT
    },
  },
)
export const flee = verb(fleeOp, [], { whom: "this" })()

export const attackOps = [hitOp, strikeOp, spendTokensOp, woundOp, bleedOp, perishOp, dieOp, mournOp, fleeOp]
