// What the rules do with the stack: resolving its top, putting away what has resolved, cancelling.

import {
  type Announced,
  cease,
  copyPlain,
  emit,
  type Env,
  type GameEvent,
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
  stillMet,
  topOf,
  unwind,
  verb,
  within,
  zone,
} from "@soulspire/kernel"
import { givePriority, markEnding } from "../turn/atoms.ts"
import { op } from "../../state/op.ts"
import { type FourSoulsRun, hasKind, healthLeft, isSeat, type ReadData, rollBonus } from "../../state/run.ts"
import { actsOnItself } from "../../features/copies/copies.ts"
import { endAttack } from "../attack/atoms.ts"
import { discardSpent } from "./before-priority.ts"
import { isReader, needsRoll, rollFor, takeUp } from "../../features/dice/inside-effects.ts"
import { cancelEverything, cancelItem, defineByRoll, isBonus, markAsked, startResolving } from "./atoms.ts"

/** An ability that a loot has taken on happens whole or not at all: what only an item can do to itself, a loot cannot (FS-6.6.5). */
const isWhole = (r: FourSoulsRun, o: Obj<ReadData>): boolean =>
  (o.data as ReadData).what !== "loot" ||
  o.act === null ||
  !actsOnItself(r.m.abilities[o.act.ability].ability)

/** What resolves next. The active player has priority first once it has (FS-14.1). */
const topOfStackOp = op(
  "topOfStack",
  { as: "bind" },
  {
    run(r, f, a) {
      f.env[a.as] = topOf(r, zone(r, "stack"))
      givePriority(r, r.s.table.active, 0)
      return NEXT
    },
  },
)
export const topOfStack = verb(topOfStackOp, ["as"])

/** What a loot or an ability does begins, once the roll has resolved that it is known to need (RD-38); or it fizzles. */
const resolveEffectOp = op(
  "resolveEffect",
  { item: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null || o.act === null) throw new Error("nothing to resolve")
      const { ability, env } = o.act
      const told = { source: (o.data as ReadData).from, path: r.m.abilities[ability].path }
      const fizzle = whyFizzles(r, o, o.act)
      if (fizzle !== null) {
        emit(r, { k: "fizzle", ...told, ...fizzle }, null)
        startResolving(r, o)
        return NEXT
      }
      if (r.s.table.rules.rollInsideEffect && needsRoll(r, o, o.act)) return rollFor(r, f, o, o.act)
      emit(r, { k: "resolve", ...told }, null)
      const { value } = o.data as ReadData
      startResolving(r, o)
      if (value > 0) takeUp(r, ability, env, value)
      else push(r, r.m.abilities[ability].p, env)
      return NEXT
    },
  },
)

/** What has lost all its targets fizzles (FS-4.0.2), and in some rulesets what has a condition that is no longer true (RD-40). */
function whyFizzles(r: FourSoulsRun, o: Obj<ReadData>, announced: Announced): { why?: "condition" } | null {
  if (isReader(announced)) return null
  if (!stillAimed(r, announced) || !isWhole(r, o)) return {}
  if (r.s.table.rules.conditionRecheck && !stillMet(r, announced)) return { why: "condition" }
  return null
}
export const resolveEffect = verb(resolveEffectOp, ["item"])

/** What a roll, damage, a death or a step on the stack is about to do, told once; `as` is 1 where nobody has a trigger to place before it. */
const tellWouldOp = op(
  "tellWould",
  { item: "whom", as: "bind" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY))
      const data = o?.data ?? null
      // Nothing is left where an endless loop was cut short just now (FS-Q-8).
      const event =
        o === null || data === null || (data.asked === data.attempt && data.attempt !== 0)
          ? null
          : wouldEvent(r, o, data)
      const told = event === null
      if (!told) {
        markAsked(r, data as ReadData)
        emit(r, event, null)
      }
      f.env[a.as] = told || r.s.pending.length === 0 ? 1 : 0
      return NEXT
    },
  },
)
export const tellWould = verb(tellWouldOp, ["item", "as"])

/**
 * A step of the rules is no "would": what comes after the rewards of something that has died comes before it is put away. Nor is
 * a roll where it can change only once it has resolved (RD-20).
 */
function wouldEvent(
  r: FourSoulsRun,
  { ref, controller, memo }: Obj<ReadData>,
  data: ReadData,
): GameEvent | null {
  const { what, value, whom, from, combat } = data
  if (what === "roll")
    return r.s.table.rules.wouldRollLoop === "final"
      ? null
      : { k: "wouldRoll", who: controller, value, die: ref, combat }
  if (what === "death") return { k: "wouldDie", whom, item: ref }
  if (what === "step")
    return memo?.["program"] === "putDeadAway" ? { k: "rewarded", who: r.s.table.active, whom } : null
  return { k: "wouldTake", whom, amount: value + lateAttack(r, data), from, combat, item: ref }
}

/** RD-21: where combat damage has the attack of the moment it resolves, how much that has changed meanwhile. */
const lateAttack = (r: FourSoulsRun, { combat, from, base }: ReadData): number =>
  combat > 0 && r.s.table.rules.attackValueTiming === "resolved" ? statOf(r, from, "attack") - base : 0

/** What lasts is added, and the number of a roll is final (FS-13.4, FS-13.5). `target` is what an attack roll was made against. */
const resolveRollOp = op(
  "resolveRoll",
  { item: "whom", who: "bind", target: "bind", result: "bind" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY)) as Obj<ReadData>
      const { controller: who, ref: die } = o
      const { value: rolled, combat, whom, rolledFor } = o.data as ReadData
      const bonus = r.s.table.rules.rollModifierTiming === "resolving" ? rollBonus(r, who, combat) : 0
      const value = Math.max(1, Math.min(6, rolled + bonus))
      defineByRoll(r, rolledFor, value)
      emit(r, { k: "rolls", who, value, die, combat, whom }, null)
      cease(r, die)
      f.env[a.who] = who
      f.env[a.target] = combat > 0 ? whom : NOBODY
      f.env[a.result] = value
      return NEXT
    },
  },
)
export const resolveRoll = verb(resolveRollOp, ["item", "who", "target", "result"])

const resolveDamageOp = op(
  "resolveDamage",
  { item: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY)) as Obj<ReadData>
      const data = o.data as ReadData
      const { whom, from, combat, roll } = data
      const amount = data.value + lateAttack(r, data)
      cease(r, o.ref)
      if (!isSeat(r, whom) && object(r, whom) === null) return NEXT
      return propose(r, f, { k: "damage", whom, amount, from, combat, roll, attacker: r.s.table.attacker })
    },
  },
)
export const resolveDamage = verb(resolveDamageOp, ["item"])

/** A death leaves the stack; `as` is who dies, nobody where what would have died has gone, or where healing has stopped it (RD-03). */
const resolveDeathOp = op(
  "resolveDeath",
  { item: "whom", as: "bind" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY)) as Obj<ReadData>
      const { whom } = o.data as ReadData
      cease(r, o.ref)
      const isThere = isSeat(r, whom) || object(r, whom) !== null
      const isHealed = r.s.table.rules.healStopsDeath && healthLeft(r, whom) > 0
      f.env[a.as] = isThere && !isHealed ? whom : NOBODY
      return NEXT
    },
  },
)
export const resolveDeath = verb(resolveDeathOp, ["item", "as"])

/** A step of the rules that has waited begins. */
const resolveStepOp = op(
  "resolveStep",
  { item: "whom" },
  {
    run(r, f, a) {
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null) return NEXT
      const { program, args } = o.memo as { program: string; args: Env }
      cease(r, o.ref)
      pushProgram(r, program, copyPlain(args))
      return NEXT
    },
  },
)
export const resolveStep = verb(resolveStepOp, ["item"])

/**
 * Loot that has resolved goes to its discard, unless it became something else (FS-2.2.2). So does an event that takes no slot,
 * before anything that its last ability has set off is put on the stack (FSC-2.6).
 */
const putAwayOp = op(
  "putAway",
  { item: "whom" },
  {
    run(r, f, a) {
      if (r.s.table.rules.eventFromDeckAttack === "beside") discardSpent(r)
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

/** A curse that a death has discarded has its say about it all the same (RD-23, FSC-Q-5). */
const looksBack = (r: FourSoulsRun, event: Ref): boolean =>
  r.s.table.rules.cursesOnDeath === "discarded" && hasKind(r, event, "curse")

/**
 * What has lost what it belongs to: an ability of an event that has left play (FS-2.3.6), a roll for something that is no
 * longer on the stack (RD-38), a bonus to a roll that is gone (RD-19).
 */
export function stray(r: FourSoulsRun): Ref {
  for (const ref of r.s.zones[zone(r, "stack")]) {
    const o = object(r, ref)
    if (o !== null && o.data !== null && isStray(r, o, o.data)) return ref
  }
  return NOBODY
}

function isStray(r: FourSoulsRun, o: Obj<ReadData>, { what, from, rolledFor, whom }: ReadData): boolean {
  if (what === "ability") return object(r, from) === null && hasKind(r, from, "event") && !looksBack(r, from)
  if (what === "roll") return rolledFor !== NOBODY && object(r, rolledFor)?.zone !== zone(r, "stack")
  return what === "step" && isBonus(o) && object(r, whom) === null
}

const cancelStraysOp = op(
  "cancelStrays",
  {},
  {
    run(r) {
      for (let ref = stray(r); ref !== NOBODY; ref = stray(r)) cancelItem(r, ref)
      return NEXT
    },
  },
)
export const cancelStrays = verb(cancelStraysOp)

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

export const stackOps = [
  topOfStackOp,
  resolveEffectOp,
  tellWouldOp,
  resolveRollOp,
  resolveDamageOp,
  resolveDeathOp,
  resolveStepOp,
  putAwayOp,
  cancelOp,
  cancelAllOp,
  cutShortOp,
  cancelStraysOp,
  attackEndsOp,
]
