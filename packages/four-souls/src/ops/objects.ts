// Verbs about things in play: charge, control, destruction, souls, counters.

import {
  cease,
  dataOf,
  emit,
  NEXT,
  NOBODY,
  object,
  opFor,
  propose,
  pushProgram,
  type Ref,
  thisOf,
  youOf,
  zone,
} from "@soulspire/kernel"
import { characterOf, type FourSoulsRun, hasHealth, isEternal, player } from "../run.ts"
import { putInSlot, topOfDeck } from "../slots.ts"
import type { Data, Table } from "../types.ts"

const op = opFor<Table, Data>()

const deactivate = op(
  "deactivate",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "deactivate", whom: a.whom(r, f.env, NOBODY) }),
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY))?.data?.deactivated === 0,
  },
)

const recharge = op(
  "recharge",
  { whom: "whom" },
  { run: (r, f, a) => propose(r, f, { k: "recharge", whom: a.whom(r, f.env, NOBODY) }) },
)

/** The character of a player (FS-6.26). */
const rechargeCharacter = op(
  "rechargeCharacter",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "recharge", whom: characterOf(r, a.who(r, f.env, NOBODY)) }) },
)

/** Destroying and killing are one action (FS-6.10.1): HP to 0 where there is HP, straight to discard where there is none. */
function destroyOne(r: FourSoulsRun, f: Parameters<typeof propose>[1], ref: Ref, killer: Ref): void {
  if (hasHealth(r, ref)) propose(r, f, { k: "kill", whom: ref, from: killer })
  else propose(r, f, { k: "destroy", whom: ref })
}

const destroy = op(
  "destroy",
  { whom: "whom" },
  {
    run(r, f, a) {
      destroyOne(r, f, a.whom(r, f.env, NOBODY), youOf(f.env))
      return NEXT
    },
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY)) !== null && !isEternal(r, a.whom(r, e, NOBODY)),
  },
)

/** A player or a monster is brought to 0 HP; `by` is who does it, nobody where it simply dies (FS-6.10.3). */
const kill = op(
  "kill",
  { whom: "whom", by: "whom?" },
  {
    run(r, f, a) {
      destroyOne(r, f, a.whom(r, f.env, NOBODY), a.by === undefined ? NOBODY : a.by(r, f.env, NOBODY))
      return NEXT
    },
  },
)

/** Gives an item, a curse or a soul into somebody's control: gained, given, stolen or bought, as `cause` says. */
const handOver = op(
  "handOver",
  { whom: "whom", to: "whom", cause: "name" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "handOver",
        obj: a.whom(r, f.env, NOBODY),
        who: a.to(r, f.env, NOBODY),
        cause: a.cause,
      }),
  },
)

/** Something becomes a soul and is gained. */
const gainSoul = op(
  "gainSoul",
  { whom: "whom", who: "seat" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainSoul", obj: a.whom(r, f.env, NOBODY), who: a.who(r, f.env, NOBODY) }),
  },
)

/** A loot card on the stack becomes an item of its player's (FS-4.6.2). */
const becomeItem = op(
  "becomeItem",
  { whom: "whom", who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      return propose(r, f, {
        k: "move",
        obj: a.whom(r, f.env, NOBODY),
        to: zone(r, "board", who),
        who,
        cause: "gain",
      })
    },
  },
)

/** A loot card on the stack, or a card from elsewhere, becomes a monster in the slot of another, which it covers (FS-4.6.3). */
const becomeMonster = op(
  "becomeMonster",
  { whom: "whom", over: "whom" },
  {
    run(r, f, a) {
      const [whom, over] = [a.whom(r, f.env, NOBODY), a.over(r, f.env, NOBODY)]
      f.env["did"] = -1
      if (over !== NOBODY && object(r, whom) !== null) {
        putInSlot(r, whom, "monsters", dataOf(r, over).slot, "ambush", f)
        f.env["did"] = 1
      }
      return NEXT
    },
  },
)

/** A monster is put into discard and, if it was, another comes to its slot. */
const replaceMonster = op(
  "replaceMonster",
  { whom: "whom" },
  {
    run(r, f, a) {
      const monster = a.whom(r, f.env, NOBODY)
      if (object(r, monster) !== null)
        pushProgram(r, "replaceMonster", { monster, slot: dataOf(r, monster).slot })
      return NEXT
    },
  },
)

/** The top card of the monster deck comes to a slot whose monster has gone, whatever is covered there. */
const fillFromDeck = op(
  "fillFromDeck",
  { slot: "amount" },
  {
    run(r, f, a) {
      const slot = a.slot(r, f.env, NOBODY)
      // A slot of a challenge has gone with its card (FS-18.4).
      if (slot >= 0) putInSlot(r, topOfDeck(r, "monster"), "monsters", slot, "replace")
      return NEXT
    },
  },
)

/** More slots of a kind; they are filled at the next chance (FS-6.13). */
const expandSlots = op(
  "expandSlots",
  { kind: "name", amount: "amount" },
  {
    run(r, f, a) {
      const amount = a.amount(r, f.env, NOBODY)
      if (a.kind === "shop") r.s.table.shopSlots += amount
      else if (a.kind === "rooms") r.s.table.roomSlots += amount
      else r.s.table.monsterSlots += amount
      emit(r, { k: "expand", kind: a.kind, amount }, null)
      return NEXT
    },
  },
)

/** A player wins, once what says so has resolved (FS-16.3). */
const winGame = op(
  "winGame",
  { who: "seat" },
  {
    run(r, f, a) {
      player(r, a.who(r, f.env, NOBODY)).won = 1
      return NEXT
    },
  },
)

/** Puts something under an object that is no slot: there it is outside the game (FS-3.7.3). */
const putUnder = op(
  "putUnder",
  { whom: "whom" },
  {
    run: (r, f, a) =>
      propose(r, f, {
        k: "move",
        obj: a.whom(r, f.env, NOBODY),
        to: zone(r, "under"),
        cause: "under",
        under: thisOf(f.env),
      }),
  },
)

/** Something without a card leaves the stack. */
const gone = op(
  "gone",
  { whom: "whom" },
  {
    run(r, f, a) {
      cease(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)

export const objectOps = [
  deactivate,
  recharge,
  rechargeCharacter,
  destroy,
  kill,
  handOver,
  gainSoul,
  becomeItem,
  becomeMonster,
  replaceMonster,
  fillFromDeck,
  expandSlots,
  winGame,
  putUnder,
  gone,
]
