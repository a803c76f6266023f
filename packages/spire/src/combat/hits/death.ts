// Damage as it is dealt, and death (chapters 8 and 9): first block, then HP, then who has died of it.

import {
  controllerOf,
  dataOf,
  emit,
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
  verb,
  zoneId,
} from "@soulspire/kernel"
import { flees, lieWhereItStood, putTokensBack } from "../atoms/course.ts"
import { note } from "../../state/note.ts"
import { forgetWaiting } from "../atoms/waiting.ts"
import {
  enemies,
  fighter,
  hasKind,
  holderOf,
  isEnemy,
  isSeat,
  lying,
  moreToCome,
  op,
  type SpireRun,
} from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

/** Block stops damage (STS-9.3); what is left of it is bound. */
const blockDamageOp = op(
  "blockDamage",
  { whom: "whom", by: "whom", amount: "amount", hit: "amount", as: "bind" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const by = a.by(r, f.env, NOBODY)
      const amount = Math.min(a.amount(r, f.env, NOBODY), mostDealt(r, by, whom))
      const hit = a.hit(r, f.env, NOBODY)
      return propose(r, f, { k: "damage", whom, by, amount, hit, blocked: 0 }, a.as)
    },
  },
)

/** What a player, or a card of theirs, can do to an enemy. */
function mostDealt(r: SpireRun, by: Ref, whom: Ref): number {
  const dealer = controllerOf(r, by)
  return dealer === NOBODY || isSeat(r, whom) ? Infinity : statOf(r, dealer, "mostDealt")
}
export const blockDamage = verb(blockDamageOp, ["whom", "by", "amount", "hit", "as"])

/** HP are lost, past any block. */
const reduceHpOp = op(
  "reduceHp",
  { whom: "whom", by: "whom", amount: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "loseHp",
        whom: a.whom(r, f.env, NOBODY),
        by: a.by(r, f.env, NOBODY),
        amount: a.amount(r, f.env, NOBODY),
      }),
  },
)
export const reduceHp = verb(reduceHpOp, ["whom", "by", "amount"])

/** HP become so many, which is no loss. */
const changeHpOp = op(
  "changeHp",
  { whom: "whom", hp: "amount" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "setHp", whom: a.whom(r, f.env, NOBODY), hp: a.hp(r, f.env, NOBODY) }),
  },
)
export const changeHp = verb(changeHpOp, ["whom", "hp"])

/** At 0 HP an enemy is dead at once, and a player has lost the game for all (STS-1.3, STS-8.7), unless something keeps them alive. */
const checkDeathOp = op(
  "checkDeath",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      const someone = fighter(r, whom)
      if (someone === null || someone.hp > 0) return NEXT
      if (isSeat(r, whom)) pushProgram(r, "death", { who: whom })
      else pushProgram(r, "enemyDeath", { whom, row: dataOf(r, whom).row })
      return NEXT
    },
  },
)
export const checkDeath = verb(checkDeathOp, ["whom"])

const dieOp = op(
  "die",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "playerDies", who: a.who(r, f.env, NOBODY) }) },
)
export const die = verb(dieOp, ["who"])

const afterDeathOp = op(
  "afterDeath",
  { who: "seat" },
  { run: (r, f, a) => afterDeathOf(r, a.who(r, f.env, NOBODY)) },
)
export const afterDeath = verb(afterDeathOp, ["who"])

function afterDeathOf(r: SpireRun, seat: Seat): Signal {
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
function detachAll(r: SpireRun, enemy: Ref, whom: Ref): void {
  const [first, ...others] = lying(r, "attached").filter((card) => dataOf(r, card).host === enemy)
  if (first === undefined) return
  emit(r, { k: "itsEnemyDies", card: first, whom }, null)
  for (const card of others) {
    const holder = holderOf(r, card)
    moveObject(r, card, zoneId(r, zoneNo.discard, holder), "top", holder, null, "detached")
  }
}

/** An enemy is turned over; whatever says that it does not die has its say first. */
const turnOverOp = op(
  "turnOver",
  { whom: "whom" },
  {
    run(r, f, a) {
      const obj = a.whom(r, f.env, NOBODY)
      return propose(r, f, { k: "move", obj, to: zoneId(r, zoneNo.leftCombat), cause: "death" })
    },
  },
)
export const turnOver = verb(turnOverOp, ["whom"])

/** Nothing is left of it but the place where it stood, and what was attached to it (STS-8.7). */
const afterEnemyDeathOp = op(
  "afterEnemyDeath",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      detachAll(r, lieWhereItStood(r, whom), whom)
      return endIfNoneIsLeft(r)
    },
  },
)
export const afterEnemyDeath = verb(afterEnemyDeathOp, ["whom"])

/** The combat ends at once with the last enemy, unless more are about to come (STS-8.8). */
function endIfNoneIsLeft(r: SpireRun): Signal {
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
      if (!isEnemy(r, whom)) return NEXT
      flees(r, whom)
      return endIfNoneIsLeft(r)
    },
  },
)
export const flee = verb(fleeOp, [], { whom: "this" })()

/** Dies by its own action: a death like any other, but whoever keeps count is told that nobody has killed it. */
const diesOp = op(
  "dies",
  { whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      if (!isEnemy(r, whom)) return NEXT
      emit(r, { k: "diesByItself", whom }, null)
      pushProgram(r, "enemyDeath", { whom })
      return NEXT
    },
  },
)
export const dies = verb(diesOp, [], { whom: "this" })()

export const deathOps = [
  blockDamageOp,
  reduceHpOp,
  changeHpOp,
  checkDeathOp,
  dieOp,
  afterDeathOp,
  turnOverOp,
  afterEnemyDeathOp,
  fleeOp,
  diesOp,
]
