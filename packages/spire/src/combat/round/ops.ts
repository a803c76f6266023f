// The steps of a round that nobody decides: reset, die, whose move it is, cubes.

import {
  actsOf,
  boundAs,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  type Node,
  object,
  push,
  recycle,
  type Ref,
  thisOf,
  verb,
  zoneId,
} from "@soulspire/kernel"
import * as combat from "../atoms/course.ts"
import { note } from "../../state/note.ts"
import { countAttack as count } from "../plays/copies.ts"
import { enemies, isEnemy, type SpireRun, op, type SpireObj } from "../../state/run.ts"
import { facing } from "../enemies/rows.ts"
import { nextInTurn } from "./turns.ts"
import { EVERY_ROW, partyOf, type Phase, ROWS } from "../../state/types.ts"
import { zoneNo } from "../../state/zones.ts"

const phaseOp = op(
  "phase",
  { phase: "name" },
  {
    run(r, _f, a) {
      note(r.s.table, "phase", a.phase as Phase)
      return NEXT
    },
  },
)
export const phase: (phase: Phase) => Node = verb(phaseOp, ["phase"])

const tellOp = op(
  "tell",
  { event: "name", who: "seat?" },
  {
    run(r, f, a) {
      emit(r, { k: a.event, who: a.who === undefined ? NOBODY : a.who(r, f.env, NOBODY) }, null)
      return NEXT
    },
  },
)
export const tell = verb(tellOp, ["event", "who"])

/** What the die of the round shows, to one player: die abilities wait for that (STS-7.5). */
const tellDieOp = op(
  "tellDie",
  { who: "seat" },
  {
    run(r, f, a) {
      emit(r, { k: "dieShows", who: a.who(r, f.env, NOBODY), face: r.s.table.die }, null)
      return NEXT
    },
  },
)
export const tellDie = verb(tellDieOp, ["who"])

const startCombatOp = op(
  "startCombat",
  {},
  {
    run(r) {
      for (const seat of partyOf(r.s.table))
        recycle(r, zoneId(r, zoneNo.deck, seat), zoneId(r, zoneNo.draw, seat))
      combat.startCombat(r)
      return NEXT
    },
  },
)
export const startCombat = verb(startCombatOp)

const newRoundOp = op(
  "newRound",
  {},
  {
    run(r) {
      combat.newRound(r)
      return NEXT
    },
  },
)
export const newRound = verb(newRoundOp)

/** Energy to 3; what was counted in the last turn is forgotten (STS-7.2). Of those alone whose turn it is (STS-13.3). */
const newTurnOp = op(
  "newTurn",
  {},
  {
    run(r) {
      combat.newTurn(r)
      return NEXT
    },
  },
)
export const newTurn = verb(newTurnOp)

const rollDieOp = op(
  "rollDie",
  {},
  {
    run(r) {
      combat.rollDie(r)
      return NEXT
    },
  },
)
export const rollDie = verb(rollDieOp)

/**
 * Again in the middle of a turn: whoever waited for what it shows has heard it already, and only enemies go by it from now on
 * (STS-Q-50). Several hits of one attack come to one roll; an enemy that has died of them has none.
 */
const rerollDieOp = op(
  "rerollDie",
  { for: "whom" },
  {
    run(r, f, a) {
      const enemy = a.for(r, f.env, NOBODY)
      const waitsToo = r.s.pending.some(
        ({ ability, env }) => r.m.abilities[ability].p === f.p && thisOf(env) === enemy,
      )
      if (!waitsToo && isEnemy(r, enemy)) combat.rollDie(r)
      return NEXT
    },
  },
)
export const rerollDie = verb(rerollDieOp, [], { for: "this" })()

/** The next player's turn begins, where they take turns. */
const nextTurnOp = op(
  "nextTurn",
  {},
  {
    run(r) {
      combat.giveTurn(r, nextInTurn(r))
      return NEXT
    },
  },
)
export const nextTurn = verb(nextTurnOp)

/** So many faces on, before anybody uses what it shows (STS-7.4). */
const addToDieOp = op(
  "addToDie",
  { amount: "amount" },
  {
    run(r, f, a) {
      combat.moveDie(r, a.amount(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const addToDie = verb(addToDieOp, ["amount"])

const turnDieOp = op(
  "turnDie",
  { to: "amount" },
  {
    run(r, f, a) {
      combat.setDie(r, a.to(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const turnDie = verb(turnDieOp, ["to"])

const enemiesLoseBlockOp = op(
  "enemiesLoseBlock",
  {},
  {
    run(r) {
      combat.enemiesLoseBlock(r)
      return NEXT
    },
  },
)
export const enemiesLoseBlock = verb(enemiesLoseBlockOp)

/** The first of an enemy's moves of one kind that it could make now; -1 for none. */
function openMove(r: SpireRun, enemy: Ref, name: "move" | "lastMove"): number {
  const o = object(r, enemy) as SpireObj
  for (const ability of actsOf(r, o, name)) {
    const { when } = r.m.abilities[ability]
    if (when === null || when(r, { this: enemy, you: facing(r, enemy) }, enemy)) return ability
  }
  return -1
}

/** What an enemy is about to do; -1 if it does nothing. */
export function moveOf(r: SpireRun, enemy: Ref): number {
  const move = openMove(r, enemy, "move")
  return move < 0 ? openMove(r, enemy, "lastMove") : move
}

/** Does it do so after all others? */
const actsLast = (r: SpireRun, enemy: Ref): boolean =>
  openMove(r, enemy, "move") < 0 && openMove(r, enemy, "lastMove") >= 0

/** From the top row down, left to right, bosses after the rows; "acts last" after everyone (STS-8.2, STS-Q-8). */
function rankOf(r: SpireRun, enemy: Ref): number {
  const { row, place } = dataOf(r, enemy)
  const late = actsLast(r, enemy) ? 2000 : 0
  return late + (row === EVERY_ROW ? 1000 : (ROWS - 1 - row) * 100) + place
}

/** Those who act before this enemy does, in their order; whoever has acted already does not. */
export function actingBefore(r: SpireRun, enemy: Ref): Ref[] {
  const own = rankOf(r, enemy)
  return enemies(r)
    .filter((ref) => dataOf(r, ref).acted === 0 && rankOf(r, ref) < own)
    .toSorted((a, b) => rankOf(r, a) - rankOf(r, b))
}

/** The first of those who have not acted yet. */
function actorOf(r: SpireRun): Ref {
  let next: Ref = NOBODY
  // Of one alone it need not be known when it acts.
  let first = -1
  for (const ref of enemies(r)) {
    if (dataOf(r, ref).acted !== 0) continue
    if (next === NOBODY) {
      next = ref
      continue
    }
    if (first < 0) first = rankOf(r, next)
    const rank = rankOf(r, ref)
    if (rank < first) {
      next = ref
      first = rank
    }
  }
  return next
}

/** The enemy whose move it is; NOBODY when all have acted. */
const actor = boundAs<Ref>("actor")

const nextActorOp = op(
  "nextActor",
  {},
  {
    binds: [actor.name],
    run(r, f) {
      actor.set(f.env, actorOf(r))
      return NEXT
    },
  },
)
export const nextActor = verb(nextActorOp)

const enemyMovesOp = op(
  "enemyMoves",
  { whom: "whom" },
  {
    run(r, f, a) {
      const enemy = a.whom(r, f.env, NOBODY)
      note(dataOf(r, enemy), "acted", 1)
      const ability = moveOf(r, enemy)
      if (ability < 0) return NEXT
      emit(r, { k: "enemyMoves", whom: enemy }, null)
      push(r, r.m.abilities[ability].p, { this: enemy, you: facing(r, enemy), did: 0 })
      return NEXT
    },
  },
)
export const enemyMoves = verb(enemyMovesOp, ["whom"])

/** Cubes go one slot on; from the last one to the topmost red one (STS-8.3), or nowhere without any. */
const slideCubesOp = op(
  "slideCubes",
  {},
  {
    run(r) {
      combat.slideCubes(r)
      return NEXT
    },
  },
)
export const slideCubes = verb(slideCubesOp)

const countAttackOp = op(
  "countAttack",
  { who: "seat" },
  {
    run(r, f, a) {
      count(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const countAttack = verb(countAttackOp, ["who"])

export const roundOps = [
  countAttackOp,
  phaseOp,
  tellOp,
  tellDieOp,
  startCombatOp,
  newRoundOp,
  newTurnOp,
  nextTurnOp,
  addToDieOp,
  turnDieOp,
  rollDieOp,
  rerollDieOp,
  enemiesLoseBlockOp,
  nextActorOp,
  enemyMovesOp,
  slideCubesOp,
]
