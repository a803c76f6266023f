// Verbs about things in play: charge, control, destruction, souls, counters.

import {
  dataOf,
  type Frame,
  NEXT,
  NOBODY,
  type Node,
  object,
  propose,
  pushProgram,
  type Ref,
  setDone,
  type Signal,
  thisOf,
  verb,
  type Whom,
  youOf,
  zone,
} from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { characterOf, type FourSoulsRun, hasHealth, isEternal, player } from "../../state/run.ts"
import { putInSlot } from "../slots/slots.ts"
import { note } from "../../state/note.ts"

const deactivateOp = op(
  "deactivate",
  { whom: "whom" },
  {
    run: (r, f, a) => propose(r, f, { k: "deactivate", whom: a.whom(r, f.env, NOBODY) }),
    can: (r, e, a) => object(r, a.whom(r, e, NOBODY))?.data?.deactivated === 0,
  },
)
export const deactivate = verb(deactivateOp, ["whom"])

const rechargeOp = op(
  "recharge",
  { whom: "whom" },
  { run: (r, f, a) => propose(r, f, { k: "recharge", whom: a.whom(r, f.env, NOBODY) }) },
)
export const recharge = verb(rechargeOp, ["whom"])

/** The character of a player (FS-6.26). */
const rechargeCharacterOp = op(
  "rechargeCharacter",
  { who: "seat" },
  { run: (r, f, a) => propose(r, f, { k: "recharge", whom: characterOf(r, a.who(r, f.env, NOBODY)) }) },
)
export const rechargeCharacter = verb(rechargeCharacterOp, [], { who: "you" })

/** Destroying and killing are one action (FS-6.10.1): HP to 0 where there is HP, straight to discard where there is none. */
function destroyOne(r: FourSoulsRun, f: Frame, ref: Ref, killer: Ref): void {
  if (hasHealth(r, ref)) propose(r, f, { k: "kill", whom: ref, from: killer })
  else propose(r, f, { k: "destroy", whom: ref })
}

const destroyOp = op(
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
export const destroy = verb(destroyOp, ["whom"])

/** A player or a monster is brought to 0 HP. "Dies" is the game killing something: nobody does it (FS-6.10.3). */
const killOp = op(
  "kill",
  { whom: "whom", by: "whom" },
  {
    run(r, f, a) {
      destroyOne(r, f, a.whom(r, f.env, NOBODY), a.by(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const kill = verb(killOp, ["whom"], { by: "you" })
export const dies = (whom: Whom): Node => kill(whom, { by: "nobody" })

/** An item, a curse or a soul comes under somebody's control, as `cause` says. */
const handOver = (r: FourSoulsRun, f: Frame, obj: Ref, who: Ref, cause: string): Signal =>
  propose(r, f, { k: "handOver", obj, who, cause })

const giveObjectOp = op(
  "giveObject",
  { whom: "whom", to: "whom" },
  { run: (r, f, a) => handOver(r, f, a.whom(r, f.env, NOBODY), a.to(r, f.env, NOBODY), "give") },
)
export const give = verb(giveObjectOp, ["whom", "to"])

const stealObjectOp = op(
  "stealObject",
  { whom: "whom", to: "whom" },
  { run: (r, f, a) => handOver(r, f, a.whom(r, f.env, NOBODY), a.to(r, f.env, NOBODY), "steal") },
)
export const steal = verb(stealObjectOp, ["whom"], { to: "you" })

/** Out of the shop, once it is paid for (FS-9.2). */
const buyObjectOp = op(
  "buyObject",
  { whom: "whom", to: "whom" },
  { run: (r, f, a) => handOver(r, f, a.whom(r, f.env, NOBODY), a.to(r, f.env, NOBODY), "buy") },
)
export const buy = verb(buyObjectOp, ["whom"], { to: "you" })

/** An event that somebody gets for as long as they live (FS-4.6.5). */
const giveCurseOp = op(
  "giveCurse",
  { whom: "whom", to: "whom" },
  { run: (r, f, a) => handOver(r, f, a.whom(r, f.env, NOBODY), a.to(r, f.env, NOBODY), "curse") },
)
export const giveCurse = verb(giveCurseOp, ["whom", "to"])

/** Something becomes a soul and is gained. */
const gainSoulOp = op(
  "gainSoul",
  { whom: "whom", who: "seat" },
  {
    run: (r, f, a) =>
      propose(r, f, { k: "gainSoul", obj: a.whom(r, f.env, NOBODY), who: a.who(r, f.env, NOBODY) }),
  },
)
export const gainSoul = verb(gainSoulOp, ["whom"], { who: "you" })

/** A loot card on the stack becomes an item of its player's (FS-4.6.2). */
const becomeItemOp = op(
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
export const becomeItem = verb(becomeItemOp, ["whom"], { who: "you" })

/** A loot card on the stack, or a card from elsewhere, becomes a monster in the slot of another, which it covers (FS-4.6.3). */
const becomeMonsterOp = op(
  "becomeMonster",
  { whom: "whom", over: "whom" },
  {
    run(r, f, a) {
      const [whom, over] = [a.whom(r, f.env, NOBODY), a.over(r, f.env, NOBODY)]
      setDone(f.env, false)
      if (over !== NOBODY && object(r, whom) !== null) {
        putInSlot(r, whom, "monsters", dataOf(r, over).slot, "ambush", f)
        setDone(f.env, true)
      }
      return NEXT
    },
  },
)
export const putOver = verb(becomeMonsterOp, ["whom", "over"])

/** A monster is put into discard and, if it was, another comes to its slot. */
const replaceMonsterOp = op(
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
export const replaceMonster = verb(replaceMonsterOp, ["whom"])

/** A player wins, once what says so has resolved (FS-16.3). */
const winGameOp = op(
  "winGame",
  { who: "seat" },
  {
    run(r, f, a) {
      note(player(r, a.who(r, f.env, NOBODY)), "won", 1)
      return NEXT
    },
  },
)
export const win = verb(winGameOp, [], { who: "you" })

/** Puts something under an object that is no slot: there it is outside the game (FS-3.7.3). */
const putUnderOp = op(
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
export const putUnder = verb(putUnderOp, ["whom"])

export const objectOps = [
  deactivateOp,
  rechargeOp,
  rechargeCharacterOp,
  destroyOp,
  killOp,
  giveObjectOp,
  stealObjectOp,
  buyObjectOp,
  giveCurseOp,
  gainSoulOp,
  becomeItemOp,
  becomeMonsterOp,
  replaceMonsterOp,
  winGameOp,
  putUnderOp,
]
