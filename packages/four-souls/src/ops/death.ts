// The steps of dying that are more than a move: the holding zone, rewards, the penalty's parts.

import { dataOf, emit, moveObject, NEXT, NOBODY, object, opFor, propose, zone } from "@soulspire/kernel"
import { hasTap, player } from "../run.ts"
import type { Data, Table } from "../types.ts"
import { endAttack } from "./stack.ts"

const op = opFor<Table, Data>()

/** Step 1: out of its slot, which it keeps from being filled until it is done (FS-11.1.1, FS-10.2). */
const leaveSlot = op(
  "leaveSlot",
  { monster: "whom", as: "name" },
  {
    run(r, f, a) {
      const monster = a.monster(r, f.env, NOBODY)
      const o = object(r, monster)
      if (o === null) return NEXT
      const { slot, killer } = dataOf(r, monster)
      const t = r.s.table
      t.depth++
      t.monsterDied = 1
      f.env["killer"] = killer
      if (t.attacked === monster) endAttack(r)
      const held = moveObject(r, monster, zone(r, "holding"), "top", NOBODY, f, "death")
      dataOf(r, held).slot = slot
      f.env[a.as] = held
      return NEXT
    },
  },
)

/** A player has died: once a turn; declarations and attacks of the active player stop (FS-11.2.1, FS-11.2.5). */
const fall = op(
  "fall",
  { who: "whom" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const t = r.s.table
      t.depth++
      player(r, who).died = 1
      if (t.attacker === who) endAttack(r)
      emit(r, { k: "playerDies", who }, null)
      return NEXT
    },
  },
)

/** Back from the steps of a death to whatever was going on. */
const rise = op(
  "rise",
  {},
  {
    run(r) {
      r.s.table.depth--
      return NEXT
    },
  },
)

/** The penalty as four parts, each of which a card may change (FS-11.2.3). */
const penalty = op(
  "penalty",
  { who: "whom" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, {
        k: "penalty",
        who,
        parts: { item: { chooser: who }, loot: { to: NOBODY }, cents: { amount: 1, to: NOBODY } },
      })
    },
  },
)

/** Each object of a player that has a tap ability is deactivated. */
const deactivateAll = op(
  "deactivateAll",
  { who: "whom" },
  {
    run(r, f, a) {
      for (const ref of r.s.zones[zone(r, "board", a.who(r, f.env, NOBODY))])
        if (hasTap(r, ref)) dataOf(r, ref).deactivated = 1
      return NEXT
    },
  },
)

export const deathOps = [leaveSlot, fall, rise, penalty, deactivateAll]
