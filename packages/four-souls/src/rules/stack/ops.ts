// What the rules do with the stack: resolving its top, putting away what has resolved, cancelling.

import {
  cease,
  copyPlain,
  emit,
  type Env,
  NEXT,
  NOBODY,
  type Node,
  type Obj,
  object,
  propose,
  push,
  pushProgram,
  type Ref,
  statOf,
  STAY,
  stillAimed,
  unwind,
  verb,
  within,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { type FourSoulsRun, hasKind, healthLeft, isSeat, type ReadData, rollBonus } from "../../state/run.ts"
import { actsOnItself } from "../../features/copies/copies.ts"
import { endAttack } from "../attack/atoms.ts"
import { cancelEverything, cancelItem, markAsked, startResolving } from "./atoms.ts"
import { givePriority, markEnding } from "../turn/atoms.ts"

type Frame = Parameters<typeof propose>[1]

/** Loot and abilities: what has lost all its targets fizzles (FS-4.0.2). */
function resolveAct(r: FourSoulsRun, o: Obj<ReadData>): void {
  if (o.act === null) throw new Error("nothing to resolve")
  const { ability, env } = o.act
  const aimed = stillAimed(r, o.act) && isWhole(r, o)
  const { path, p } = r.m.abilities[ability]
  emit(r, { k: aimed ? "resolve" : "fizzle", source: (o.data as ReadData).from, path }, null)
  startResolving(r, o)
  if (aimed) push(r, p, env)
}

/** An ability that a loot has taken on happens whole or not at all: what only an item can do to itself, a loot cannot (FS-6.6.5). */
const isWhole = (r: FourSoulsRun, o: Obj<ReadData>): boolean =>
  (o.data as ReadData).what !== "loot" ||
  o.act === null ||
  !actsOnItself(r.m.abilities[o.act.ability].ability)

/** Says what is about to happen, once; whoever answers with a trigger does so before it does. */
function hasSaidWould(r: FourSoulsRun, data: ReadData, tell: () => void): boolean {
  if (data.asked === data.attempt && data.attempt !== 0) return true
  markAsked(r, data)
  tell()
  return r.s.pending.length === 0
}

/** A roll: "would roll", then what lasts is added, and the number is final (FS-13.4, FS-13.5). */
function resolveRoll(r: FourSoulsRun, o: Obj<ReadData>, data: ReadData): void {
  const who = o.controller
  const die = o.ref
  const told = { who, value: data.value, die, combat: data.combat }
  if (!hasSaidWould(r, data, () => emit(r, { k: "wouldRoll", ...told }, null))) return
  const bonus = r.s.table.rules.rollModifierTiming === "resolving" ? rollBonus(r, who, data.combat) : 0
  const value = Math.max(1, Math.min(6, data.value + bonus))
  const { combat, whom } = data
  emit(r, { k: "rolls", who, value, die, combat, whom }, null)
  cease(r, die)
  if (combat > 0) pushProgram(r, "dealCombatDamage", { who, target: whom, roll: value })
}

function resolveDamage(r: FourSoulsRun, f: Frame, o: Obj<ReadData>, data: ReadData): void {
  const { whom, from, combat, roll } = data
  const value = data.value + lateAttack(r, data)
  const told = { whom, amount: value, from, combat, item: o.ref }
  if (!hasSaidWould(r, data, () => emit(r, { k: "wouldTake", ...told }, null))) return
  cease(r, o.ref)
  if (!isSeat(r, whom) && object(r, whom) === null) return
  propose(r, f, { k: "damage", whom, amount: value, from, combat, roll, attacker: r.s.table.attacker })
}

/** RD-21: where combat damage has the attack of the moment it resolves, how much that has changed meanwhile. */
const lateAttack = (r: FourSoulsRun, { combat, from, base }: ReadData): number =>
  combat > 0 && r.s.table.rules.attackValueTiming === "resolved" ? statOf(r, from, "attack") - base : 0

function resolveStep(r: FourSoulsRun, o: Obj<ReadData>): void {
  const { program, args } = o.memo as { program: string; args: Env }
  cease(r, o.ref)
  pushProgram(r, program, copyPlain(args))
}

function resolveDeath(r: FourSoulsRun, o: Obj<ReadData>, data: ReadData): void {
  const { whom } = data
  if (!hasSaidWould(r, data, () => emit(r, { k: "wouldDie", whom, item: o.ref }, null))) return
  cease(r, o.ref)
  // RD-03: in one edition healing is enough to stop it.
  if (r.s.table.rules.healStopsDeath && healthLeft(r, whom) > 0) return
  if (isSeat(r, whom)) pushProgram(r, "playerDies", { who: whom })
  else if (object(r, whom) !== null) pushProgram(r, "monsterDies", { monster: whom })
}

const resolveOp = op(
  "resolve",
  { item: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null) return NEXT
      const data = o.data as ReadData
      givePriority(r, r.s.table.active, 0)
      switch (data.what) {
        case "loot":
        case "ability":
          resolveAct(r, o)
          break
        case "roll":
          resolveRoll(r, o, data)
          break
        case "damage":
          resolveDamage(r, f, o, data)
          break
        case "death":
          resolveDeath(r, o, data)
          break
        case "step":
          resolveStep(r, o)
          break
        default:
          throw new Error("something on the stack is nothing")
      }
      return NEXT
    },
  },
)
export const resolve = verb(resolveOp, ["item"])

/** Loot that has resolved goes to its discard, unless it became something else (FS-2.2.2). */
const putAwayOp = op(
  "putAway",
  { item: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null || o.zone !== zone(r, "stack") || (o.data as ReadData).what !== "") return NEXT
      if (o.def < 0) {
        cease(r, o.ref)
        return NEXT
      }
      return propose(r, f, { k: "move", obj: o.ref, to: zone(r, "lootDiscard"), cause: "played" })
    },
  },
)
export const putAway = verb(putAwayOp, ["item"])

const cancelOp = op(
  "cancel",
  { whom: "whom" },
  {
    run(r, f, a) {
      cancelItem(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const cancel = verb(cancelOp, ["whom"])

const cancelAllOp = op(
  "cancelAll",
  {},
  {
    run(r) {
      cancelEverything(r)
      return NEXT
    },
  },
)
export const cancelAll = verb(cancelAllOp)

/** Everything stops, also what resolves just now, and the turn goes to its end phase (FS-Q-8). */
const cutShortOp = op(
  "cutShort",
  {},
  {
    run(r) {
      cancelEverything(r)
      if (r.s.table.phase !== "end") markEnding(r, "cut-short")
      endAttack(r)
      if (!within(r, "resolving")) return NEXT
      unwind(r, "resolving")
      return STAY
    },
  },
)
export const cutShort = verb(cutShortOp)

/** An ability of an event that has left play (FS-2.3.6). */
export function strayAbility(r: FourSoulsRun): Ref {
  for (const ref of r.s.zones[zone(r, "stack")]) {
    const data = object(r, ref)?.data
    if (data?.what === "ability" && object(r, data.from) === null && hasKind(r, data.from, "event"))
      return ref
  }
  return NOBODY
}

const dropStraysOp = op(
  "dropStrays",
  {},
  {
    run(r) {
      for (let ref = strayAbility(r); ref !== NOBODY; ref = strayAbility(r)) cancelItem(r, ref)
      return NEXT
    },
  },
)
export const dropStrays = verb(dropStraysOp)

const attackEndsOp = op(
  "attackEnds",
  {},
  {
    run(r) {
      endAttack(r)
      return NEXT
    },
  },
)
export const attackEnds = verb(attackEndsOp)
/** The attack is called off, with its rolls and its damage that wait (FS-6.14). */
export const cancelAttack: Node = attackEnds()

export const stackOps = [resolveOp, putAwayOp, cancelOp, cancelAllOp, cutShortOp, dropStraysOp, attackEndsOp]
