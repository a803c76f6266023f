// Enemies come, those of the room and those that are summoned (chapter 6), and change their modes.

import {
  actsOf,
  dataOf,
  emit,
  type Env,
  moveObject,
  NEXT,
  NOBODY,
  type Obj,
  object,
  opFor,
  push,
  type Ref,
  roll,
  STAY,
  thisOf,
  unwind,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { kindOfName } from "../names.ts"
import { enemies, factOf, freshEnemy, hasKind, player, type SpireRun } from "../run.ts"
import { type Data, partyOf, type Table } from "../types.ts"
import { zoneNo } from "../zones.ts"

const op = opFor<Table, Data>()

const standingIn = (r: SpireRun, row: number): readonly Ref[] =>
  enemies(r).filter((ref) => dataOf(r, ref).row === row)

/** To the right of what stands in the row, but an elite stays to the right of those it has called (STS-6.3, STS-6.4). */
export function enter(r: SpireRun, card: Ref, row: number): Ref {
  const others = standingIn(r, row)
  let place = others.reduce((most, ref) => Math.max(most, dataOf(r, ref).place + 1), 0)
  const ref = moveObject(r, card, zoneId(r, zoneNo.enemies), "top", NOBODY, null, "enter")
  const elite = hasKind(r, ref, "summon") ? others.find((each) => hasKind(r, each, "elite")) : undefined
  if (elite !== undefined) {
    ;[place, dataOf(r, elite).place] = [dataOf(r, elite).place, place]
  }
  Object.assign(dataOf(r, ref), freshEnemy(r, ref), { row, place })
  return ref
}

/** What it says about who stands there with it. */
export function bringOthers(r: SpireRun, enemy: Ref): void {
  for (const ability of actsOf(r, object(r, enemy) as Obj<Data>, "arrive"))
    push(r, r.m.abilities[ability].p, { this: enemy, you: NOBODY })
}

/** One of the summons of a kind at random (STS-6.2) joins a row, if there is one left. */
function call(r: SpireRun, kind: string, row: number): void {
  const found = r.s.zones[zoneId(r, zoneNo.summons)].filter((ref) => hasKind(r, ref, kind))
  if (found.length > 0) enter(r, found[roll(r, "summons", found.length) - 1], row)
}

const rowOf = (r: SpireRun, env: Env): number => object(r, thisOf(env))?.data?.row ?? 0

/** Joins the row of whoever calls it. */
const summonOp = op(
  "summon",
  { name: "name" },
  {
    run(r, f, a) {
      call(r, kindOfName(a.name), rowOf(r, f.env))
      return NEXT
    },
  },
)
export const summon = verb(summonOp, ["name"])

const summonSomeOp = op(
  "summonSome",
  { kind: "name", amount: "amount", alone: "amount" },
  {
    run(r, f, a) {
      const many = (r.s.seats === 1 ? a.alone : a.amount)(r, f.env, NOBODY)
      for (let i = 0; i < many; i++) call(r, a.kind, rowOf(r, f.env))
      return NEXT
    },
  },
)
export const summonSome = verb(summonSomeOp, ["kind", "amount", "alone"])

const summonForAllOp = op(
  "summonForAll",
  { names: "names" },
  {
    run(r, _f, a) {
      for (const seat of partyOf(r.s.table))
        for (const name of a.names) call(r, kindOfName(name), player(r, seat).row)
      return NEXT
    },
  },
)
export const summonForAll = verb(summonForAllOp, ["names"])

/** Every row is filled up to so many, with these in turn; whoever stands there already is one of them. */
const fillRowsOp = op(
  "fillRows",
  { most: "amount", names: "names" },
  {
    run(r, f, a) {
      const most = a.most(r, f.env, NOBODY)
      let turn = 0
      for (let row = 0; row < r.s.seats; row++)
        for (let room = most - standingIn(r, row).length; room > 0; room--)
          call(r, kindOfName(a.names[turn++ % a.names.length]), row)
      return NEXT
    },
  },
)
export const fillRows = verb(fillRowsOp, ["most", "names"])

/** The combat is over if those who were about to come have not come after all: no card of that name was left. */
const endIfClearedOp = op(
  "endIfCleared",
  {},
  {
    run(r) {
      if (enemies(r).length > 0) return NEXT
      unwind(r, "combat")
      return STAY
    },
  },
)
export const endIfCleared = verb(endIfClearedOp)

/** Its cube goes to the first action of the mode (STS-8.6). */
const enterModeOp = op(
  "enterMode",
  { whom: "whom", mode: "amount" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      if (object(r, whom)?.zone !== zoneId(r, zoneNo.enemies)) return NEXT
      const mode = a.mode(r, f.env, NOBODY)
      Object.assign(dataOf(r, whom), { mode, cube: factOf(r, whom, `slots${mode}`) > 0 ? 1 : 0 })
      emit(r, { k: "entersMode", whom, mode }, null)
      return NEXT
    },
  },
)
export const enterMode = verb(enterModeOp, ["mode"], { whom: "this" })

export const enemyOps = [summonOp, summonSomeOp, summonForAllOp, fillRowsOp, endIfClearedOp, enterModeOp]
