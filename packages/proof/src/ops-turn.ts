// Verbs of the turn: its beginning and end, priority, the stack, attacks, and plays that an effect makes.

import {
  announce,
  cease,
  emit,
  NEXT,
  NOBODY,
  object,
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
  bindYou,
  youOf,
  setDone,
} from "@soulspire/kernel"
import * as atoms from "./atoms-turn.ts"
import { note } from "./note.ts"
import { op } from "./run.ts"

const turnStartsOp = op(
  "turnStarts",
  {},
  {
    run(r, f) {
      bindYou(f.env, r.s.table.active)
      atoms.startTurn(r)
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
      atoms.endTurn(r)
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
      atoms.forgetTriggers(r)
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
      note(r.s.table, a.field === "passes" ? "passes" : "ending", a.value(r, f.env, NOBODY))
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
      const { holder, passes } = r.s.table
      atoms.givePriority(r, seatAfter(r, holder), passes + 1)
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
      const o = object(r, a.item(r, f.env, NOBODY))
      if (o === null || o.act === null) throw new Error("nothing to resolve")
      const { ability, env } = o.act
      const aimed = stillAimed(r, o.act)
      atoms.waitAs(o, null)
      atoms.givePriority(r, r.s.table.active, 0)
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
      pushProgram(r, "settled", { you: youOf(f.env), floor: r.s.zones[zone(r, "stack")].length })
      announce(r, ability, a.by(r, f.env, NOBODY), ref, [], "free")
      setDone(f.env, true)
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
      atoms.startFight(r, a.who(r, f.env, NOBODY), a.foe(r, f.env, NOBODY))
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
      atoms.endFight(r)
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
      atoms.turnCarousel(r)
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
