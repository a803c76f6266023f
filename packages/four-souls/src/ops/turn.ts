// What the rules do to the turn: its phases, priority, attacks and purchases, and everything that is seen to before
// anybody gets priority.

import {
  dataOf,
  emit,
  moveObject,
  NEXT,
  NOBODY,
  object,
  opFor,
  propose,
  type Ref,
  type Seat,
  seatAfter,
  STAY,
  zone,
} from "@soulspire/kernel"
import { attackLost, topMonster, useAttack } from "../attacks.ts"
import { claimable } from "../bonus-souls.ts"
import { type FourSoulsRun, hasHealth, hasKind, isEternal, player } from "../run.ts"
import { emptySlot, fillSlot, putInSlot, topOfDeck } from "../slots.ts"
import { isDue, stackDeath } from "../stack.ts"
import { ANYTHING, CUT_SHORT, type Data, GOING, type Phase, type Table, THE_DECK } from "../types.ts"
import { endAttack } from "./stack.ts"

const op = opFor<Table, Data>()

const turnStarts = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      const t = r.s.table
      t.turn++
      t.ending = GOING
      t.attacks = t.purchases = t.attackRolls = t.monsterDied = 0
      t.extraAttacks = []
      t.holder = t.active
      for (const each of t.players) each.extraPlays = each.played = 0
      f.env["you"] = t.active
      if (t.extra === 0) beginRound(r, t.active)
      return propose(r, f, { k: "turn", who: t.active, turn: t.turn })
    },
  },
)

/** A turn in the order of turns begins a round of its player's, also one that is skipped; an extra one does not (FS-7.4). */
function beginRound(r: FourSoulsRun, seat: Seat): void {
  const t = r.s.table
  t.ordinary = seat
  t.rounds[seat]++
  emit(r, { k: "round", who: seat }, null)
}

/** A phase or step begins; the abilities that wait for it are told. */
const phase = op(
  "phase",
  { name: "name" },
  {
    run(r, _f, a) {
      const t = r.s.table
      t.phase = a.name as Phase
      t.holder = t.active
      t.passes = 0
      t.quiet = 0
      emit(r, { k: `${a.name}Phase`, who: t.active }, null)
      return NEXT
    },
  },
)

/** The turn is over: at once, or when the stack has run out (FS-7.3.5, FS-11.2.4). An attack ends with it. */
const endTurn = op(
  "endTurn",
  { how: "amount?" },
  {
    run(r, f, a) {
      const t = r.s.table
      if (t.phase !== "end")
        t.ending = Math.max(t.ending, a.how === undefined ? CUT_SHORT : a.how(r, f.env, NOBODY))
      endAttack(r)
      return NEXT
    },
  },
)

/** To whoever is owed an extra turn, else left of the last one in order (FS-7.3.4); who has to skip has had a turn. */
const passTurn = op(
  "passTurn",
  {},
  {
    run(r) {
      const t = r.s.table
      const extra = t.extraTurns.shift()
      t.extra = extra === undefined ? 0 : 1
      t.active = extra ?? seatAfter(r, t.ordinary)
      while (t.extra === 0 && player(r, t.active).skips > 0) {
        player(r, t.active).skips--
        beginRound(r, t.active)
        t.active = seatAfter(r, t.active)
      }
      return NEXT
    },
  },
)

const extraTurn = op(
  "extraTurn",
  { who: "whom" },
  {
    run(r, f, a) {
      r.s.table.extraTurns.push(a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)

const skipTurn = op(
  "skipTurn",
  { who: "whom" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).skips++
      return NEXT
    },
  },
)

const lootPlay = op(
  "lootPlay",
  { who: "whom", amount: "amount" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).extraPlays += a.amount(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const passOn = op(
  "passOn",
  {},
  {
    run(r) {
      const t = r.s.table
      t.passes++
      t.holder = seatAfter(r, t.holder)
      return NEXT
    },
  },
)

/** Priority starts with somebody, and nobody has passed. */
const priorityFrom = op(
  "priorityFrom",
  { who: "whom", passes: "amount" },
  {
    run(r, f, a) {
      r.s.table.holder = a.who(r, f.env, NOBODY)
      r.s.table.passes = a.passes(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const setTable = op(
  "setTable",
  { field: "name", value: "amount" },
  {
    run(r, f, a) {
      ;(r.s.table as unknown as Record<string, number>)[a.field] = a.value(r, f.env, NOBODY)
      return NEXT
    },
  },
)

const tell = op(
  "tell",
  { event: "name", who: "whom?", whom: "whom?" },
  {
    run(r, f, a) {
      const event: { k: string; who?: Ref; whom?: Ref } = { k: a.event }
      if (a.who !== undefined) event.who = a.who(r, f.env, NOBODY)
      if (a.whom !== undefined) event.whom = a.whom(r, f.env, NOBODY)
      emit(r, event as never, null)
      return NEXT
    },
  },
)

/** Bonus souls are gained the moment their condition is true, the active player first (FS-2.4.5, FS-Q-12). */
const claimBonusSouls = op(
  "claimBonusSouls",
  {},
  {
    run(r, f) {
      const claim = claimable(r)
      if (claim === null) return NEXT
      propose(r, f, { k: "gainSoul", obj: claim.soul, who: claim.seat })
      return STAY
    },
  },
)

/** Deaths that are due: players' below, in reverse, so that monsters die first and then players in turn order (FS-8.12). */
export function dueDeaths(r: FourSoulsRun): Ref[] {
  const due: Ref[] = []
  for (let i = r.s.seats - 1; i >= 0; i--) {
    const seat = seatAfter(r, r.s.table.active, i)
    if (player(r, seat).damage > 0 && isDue(r, seat)) due.push(seat)
  }
  const players = due.length
  if (r.s.table.hurtItems > 0) dueItems(r, due)
  for (const ref of r.s.zones[zone(r, "monsters")])
    if (dataOf(r, ref).damage > 0 && hasKind(r, ref, "monster") && !isEternal(r, ref) && isDue(r, ref))
      due.push(ref)
  if (players > 0 && due.length > players && r.s.table.rules.doubleDeathOrder === "player-first")
    return [...due.slice(players), ...due.slice(0, players)]
  return due
}

/** Other things with HP die like monsters (FS-11.0.2); an eternal one does not (FS-11.0.3). */
function dueItems(r: FourSoulsRun, due: Ref[]): void {
  const isHurt = (ref: Ref): boolean =>
    dataOf(r, ref).damage > 0 && hasHealth(r, ref) && !isEternal(r, ref) && isDue(r, ref)
  for (const ref of r.s.zones[zone(r, "shop")]) if (isHurt(ref)) due.push(ref)
  for (let seat = 0; seat < r.s.seats; seat++)
    for (const ref of r.s.zones[zone(r, "board", seat)]) if (isHurt(ref)) due.push(ref)
}

const placeDeaths = op(
  "placeDeaths",
  {},
  {
    run(r) {
      for (const whom of dueDeaths(r)) stackDeath(r, whom)
      return NEXT
    },
  },
)

/** Events whose abilities have all resolved or been cancelled (FS-2.3.6). */
export function spentEvent(r: FourSoulsRun): Ref {
  for (const ref of r.s.zones[zone(r, "monsters")])
    if (hasKind(r, ref, "event") && !isAwaited(r, ref)) return ref
  return NOBODY
}

/** Is something of this card still to come: a trigger to be placed, an ability on the stack, a roll it waits for? */
function isAwaited(r: FourSoulsRun, source: Ref): boolean {
  if (r.s.pending.some((each) => each.env["this"] === source)) return true
  return r.s.zones[zone(r, "stack")].some((ref) => object(r, ref)?.data?.from === source)
}

const discardSpentEvents = op(
  "discardSpentEvents",
  {},
  {
    run(r) {
      for (let ref = spentEvent(r); ref !== NOBODY; ref = spentEvent(r))
        moveObject(r, ref, zone(r, "monsterDiscard"), "top", NOBODY, null, "done")
      return NEXT
    },
  },
)

const fillSlots = op(
  "fillSlots",
  {},
  {
    run(r) {
      for (const kind of ["monsters", "shop", "rooms"] as const) {
        const slot = emptySlot(r, kind)
        if (slot === NOBODY) continue
        fillSlot(r, kind, slot)
        // What came may have something to say before the next slot is filled.
        return NEXT
      }
      return NEXT
    },
  },
)

/** What was attacked is gone: the attack is cancelled, with what is left of it on the stack (FS-Q-5, FS-6.14). */
const callOffLostAttack = op(
  "callOffLostAttack",
  {},
  {
    run(r) {
      if (attackLost(r)) endAttack(r)
      return NEXT
    },
  },
)

/** The attack is on this; from here on it is under way. */
const attackStarts = op(
  "attackStarts",
  { who: "whom", target: "whom" },
  {
    run(r, f, a) {
      const t = r.s.table
      t.attacker = a.who(r, f.env, NOBODY)
      t.attacked = a.target(r, f.env, NOBODY)
      emit(r, { k: "attackOn", who: t.attacker, whom: t.attacked }, null)
      return NEXT
    },
  },
)

/** The top card of the monster deck covers a slot (FS-8.5); it is bound to `target`. */
const revealMonster = op(
  "revealMonster",
  { over: "whom" },
  {
    run(r, f, a) {
      const over = object(r, a.over(r, f.env, NOBODY))
      const slot = over?.data?.slot ?? 0
      f.env["target"] = putInSlot(r, topMonster(r), "monsters", slot, "attack")
      return NEXT
    },
  },
)

/** An attack that a card gives (`may`) or demands (`must`), on anything, on one monster or on the deck. */
const extraAttack = op(
  "extraAttack",
  { must: "amount", on: "whom?", deck: "name?", adds: "amount" },
  {
    run(r, f, a) {
      const on = a.deck !== undefined ? THE_DECK : a.on === undefined ? ANYTHING : a.on(r, f.env, NOBODY)
      const [must, adds] = [a.must(r, f.env, NOBODY), a.adds(r, f.env, NOBODY)]
      r.s.table.extraAttacks.push({ on, must, adds })
      return NEXT
    },
  },
)

const usesAttack = op(
  "usesAttack",
  { target: "whom" },
  {
    run(r, f, a) {
      useAttack(r, a.target(r, f.env, NOBODY))
      return NEXT
    },
  },
)

/** A purchase that came to nothing may be made again, in some rulesets (RD-08). */
const refundPurchase = op(
  "refundPurchase",
  {},
  {
    run(r) {
      r.s.table.purchases--
      return NEXT
    },
  },
)

/** The blind purchase: the top card of the treasure deck, shown only once it is paid for (FS-9.3). */
const gainTopTreasure = op(
  "gainTopTreasure",
  { who: "whom" },
  {
    run(r, f, a) {
      const top = topOfDeck(r, "treasure")
      const who = a.who(r, f.env, NOBODY)
      if (top === NOBODY) return NEXT
      return propose(r, f, { k: "move", obj: top, to: zone(r, "board", who), who, cause: "buy" })
    },
  },
)

export const turnOps = [
  turnStarts,
  phase,
  endTurn,
  passTurn,
  extraTurn,
  skipTurn,
  lootPlay,
  passOn,
  priorityFrom,
  setTable,
  tell,
  claimBonusSouls,
  placeDeaths,
  discardSpentEvents,
  fillSlots,
  attackStarts,
  revealMonster,
  extraAttack,
  usesAttack,
  refundPurchase,
  callOffLostAttack,
  gainTopTreasure,
]
