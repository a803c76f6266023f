// Verbs of the turn: its beginning and end, priority, the stack, attacks, and plays that an effect makes.

import {
  announce,
  cease,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  object,
  opFor,
  printedAct,
  propose,
  push,
  pushProgram,
  seatAfter,
  stillAimed,
  STAY,
  topOf,
  zone,
  verb,
} from "@soulspire/kernel"
import { player } from "./run.ts"
import type { Data, Table } from "./types.ts"

const op = opFor<Table, Data>()

const turnStartsOp = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      const t = r.s.table
      t.turn++
      t.attacks = 1
      t.ending = 0
      t.holder = t.active
      for (const p of t.players) {
        p.plays = 0
        p.down = 0
      }
      player(r, t.active).plays = 1
      for (const ref of r.s.zones[zone(r, "board", t.active)]) dataOf(r, ref).tapped = 0
      f.env["you"] = t.active
      emit(r, { k: "turn", who: t.active, turn: t.turn }, null)
      return NEXT
    },
  },
)
export const turnStarts = verb(turnStartsOp)

const turnEndsOp = op(
  "turnEnds",
  {},
  {
    run(r) {
      const t = r.s.table
      for (const p of t.players) p.damage = 0
      for (const ref of r.s.zones[zone(r, "field")]) dataOf(r, ref).damage = 0
      t.active = seatAfter(r, t.active)
      if (t.active === 0) t.round++
      return NEXT
    },
  },
)
export const turnEnds = verb(turnEndsOp)

/** Whatever was set off and not yet placed is gone. */
const forgetTriggersOp = op(
  "forgetTriggers",
  {},
  {
    run(r) {
      r.s.pending.length = 0
      return NEXT
    },
  },
)
export const forgetTriggers = verb(forgetTriggersOp)

const setTableOp = op(
  "setTable",
  { field: "name", value: "amount" },
  {
    run(r, f, a) {
      ;(r.s.table as unknown as Record<string, number>)[a.field] = a.value(r, f.env, NOBODY)
      return NEXT
    },
  },
)
export const setTable = verb(setTableOp, ["field", "value"])

const passOnOp = op(
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
export const passOn = verb(passOnOp)

const setUpFoeOp = op(
  "setUpFoe",
  {},
  {
    run(r, f) {
      const foes = zone(r, "foes")
      if (r.s.zones[zone(r, "field")].length >= 2 || r.s.zones[foes].length === 0) return NEXT
      propose(r, f, {
        k: "move",
        obj: topOf(r, foes),
        to: zone(r, "field"),
        controller: NOBODY,
        cause: "refill",
      })
      return STAY
    },
  },
)
export const setUpFoe = verb(setUpFoeOp)

/** Does what an item on the stack says. What has no legal target left does nothing. */
const performOp = op(
  "perform",
  { item: "whom" },
  {
    run(r, f, a) {
      const t = r.s.table
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null || o.act === null) throw new Error("nothing to resolve")
      const { ability, env } = o.act
      const aimed = stillAimed(r, o.act)
      o.act = null
      t.holder = t.active
      t.passes = 0
      const card = o.def < 0 ? "" : r.m.defs[o.def].def.id
      const { path, p } = r.m.abilities[ability]
      emit(r, { k: aimed ? "resolve" : "fizzle", card, path }, null)
      if (aimed) push(r, p, env)
      return NEXT
    },
  },
)
export const perform = verb(performOp, ["item"])

/** Something without a card leaves the stack. */
const goneOp = op(
  "gone",
  { whom: "whom" },
  {
    run(r, f, a) {
      cease(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const gone = verb(goneOp, ["whom"])

/** Takes something off the stack before it happens. */
const cancelOp = op(
  "cancel",
  { whom: "whom" },
  {
    run(r, f, a) {
      const ref = a.whom(r, f.env, NOBODY)
      const o = object(r, ref)
      if (o === null) return NEXT
      emit(r, { k: "cancel", obj: ref }, null)
      if (o.def < 0) {
        cease(r, ref)
        return NEXT
      }
      return propose(r, f, { k: "move", obj: ref, to: zone(r, "discard"), cause: "cancel" })
    },
  },
)
export const cancel = verb(cancelOp, ["whom"])

/** A play within a play: announced for nothing, and over, with all that answers it, before anything else goes on. */
const playNowOp = op(
  "playNow",
  { card: "whom", by: "seat" },
  {
    run(r, f, a) {
      const ref = a.card(r, f.env, NOBODY)
      const ability = printedAct(r, ref)
      if (ability < 0) return NEXT
      pushProgram(r, "settled", { you: f.env["you"] ?? NOBODY, floor: r.s.zones[zone(r, "stack")].length })
      announce(r, ability, a.by(r, f.env, NOBODY), ref, [], "free")
      f.env["did"] = 1
      return NEXT
    },
    can: (r, e, a) => object(r, a.card(r, e, NOBODY)) !== null,
  },
)
export const playNow = verb(playNowOp, ["card", "by"])

const fightOp = op(
  "fight",
  { foe: "whom", who: "seat" },
  {
    run(r, f, a) {
      r.s.table.attacked = a.foe(r, f.env, NOBODY)
      r.s.table.attacker = a.who(r, f.env, NOBODY)
      r.s.table.attacks--
      emit(r, { k: "attack", who: r.s.table.attacker, foe: r.s.table.attacked }, null)
      return NEXT
    },
  },
)
export const fight = verb(fightOp, ["foe", "who"])

const fightOverOp = op(
  "fightOver",
  {},
  {
    run(r) {
      r.s.table.attacked = NOBODY
      r.s.table.attacker = NOBODY
      return NEXT
    },
  },
)
export const fightOver = verb(fightOverOp)

/** A one-off, as a native step: gives each seat the coins of the next one. */
const carouselOp = op(
  "native:carousel",
  {},
  {
    run(r) {
      const coins = r.s.table.players.map((p) => p.coins)
      r.s.table.players.forEach((p, i) => {
        p.coins = coins[(i + 1) % coins.length]
      })
      emit(r, { k: "carousel" }, null)
      return NEXT
    },
  },
)
export const carousel = verb(carouselOp)

export const turnOps = [
  turnStartsOp,
  turnEndsOp,
  forgetTriggersOp,
  setTableOp,
  passOnOp,
  setUpFoeOp,
  performOp,
  goneOp,
  cancelOp,
  playNowOp,
  fightOp,
  fightOverOp,
  carouselOp,
]
