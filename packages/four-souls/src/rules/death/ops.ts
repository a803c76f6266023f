// The steps of dying that are more than a move: the holding zone, rewards, the penalty's parts.

import { NEXT, NOBODY, object, propose, verb, youOf, zone } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { setAside } from "../challenge/set-aside.ts"
import { factOf, hasTap } from "../../state/run.ts"
import * as atoms from "./atoms.ts"
import { note } from "../../state/note.ts"
import { putInSlot } from "../slots/slots.ts"
import { stackStep } from "../stack/atoms.ts"
import { isShared, shareRewards } from "../variants/rewards-for-everyone/sharing.ts"

/** Step 1: out of its slot, which it keeps from being filled until it is done (FS-11.1.1, FS-10.2). Items do the same. */
const leaveSlotOp = op(
  "leaveSlot",
  { monster: "whom", as: "bind" },
  {
    run(r, f, a) {
      const monster = a.monster(r, f.env, NOBODY)
      const o = object(r, monster)
      if (o === null) return NEXT
      f.env[a.as] = atoms.leaveSlot(r, f, monster, o.zone)
      return NEXT
    },
  },
)
export const leaveSlot = verb(leaveSlotOp, ["monster", "as"])

/** A player has died: once a turn; declarations and attacks of the active player stop (FS-11.2.1, FS-11.2.5). */
const playerDeathStartsOp = op(
  "playerDeathStarts",
  { who: "seat" },
  {
    run(r, f, a) {
      atoms.playerDies(r, a.who(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const playerDeathStarts = verb(playerDeathStartsOp, ["who"])

/** What something that has died leaves is gained: the reward box (FS-2.7.2). It is told whether it died while it was attacked. */
const gainRewardsOp = op(
  "gainRewards",
  { whom: "whom", who: "seat" },
  {
    run(r, f, a) {
      const [whom, who] = [a.whom(r, f.env, NOBODY), a.who(r, f.env, NOBODY)]
      const dead = object(r, whom)
      const rewards = { who, whom, combat: dead?.data?.combat ?? 0, times: atoms.rewardTimes(r, whom) }
      return isShared(r, f, whom) ? shareRewards(r, f, rewards) : propose(r, f, { k: "rewards", ...rewards })
    },
  },
)
export const gainRewards = verb(gainRewardsOp, ["whom"], { who: "you" })

/** What is left of it counts twice (FS-2.3.4); dice are rolled once for it. */
const doubleRewardsOp = op(
  "doubleRewards",
  { whom: "whom" },
  {
    run(r, f, a) {
      atoms.doubleRewards(r, a.whom(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const doubleRewards = verb(doubleRewardsOp, ["whom"])

/** The next step waits on the stack instead of happening at once (RD-01, RD-14). */
const putStepOnStackOp = op(
  "putStepOnStack",
  { program: "name", as: "name", whom: "whom" },
  {
    run(r, f, a) {
      const whom = a.whom(r, f.env, NOBODY)
      stackStep(r, a.program, { [a.as]: whom }, whom)
      return NEXT
    },
  },
)
export const putStepOnStack = verb(putStepOnStackOp, ["program", "as", "whom"])

/** What has died waits to become a soul or to be put into discard, below its rewards (RD-02). */
const putDeadOnStackOp = op(
  "putDeadOnStack",
  { dead: "whom" },
  {
    run(r, f, a) {
      const dead = a.dead(r, f.env, NOBODY)
      stackStep(r, "putDeadAway", { dead }, dead, factOf(r, dead, "souls"))
      return NEXT
    },
  },
)
export const putDeadOnStack = verb(putDeadOnStackOp, ["dead"])

/** The steps of a death begin: what is put on the stack in them resolves in them. */
const stepsBeginOp = op(
  "stepsBegin",
  {},
  {
    run(r) {
      note(r.s.table, "depth", r.s.table.depth + 1)
      return NEXT
    },
  },
)
export const stepsBegin = verb(stepsBeginOp)

/** Back from the steps of a death to whatever was going on. */
const stepsEndOp = op(
  "stepsEnd",
  {},
  {
    run(r) {
      note(r.s.table, "depth", r.s.table.depth - 1)
      return NEXT
    },
  },
)
export const stepsEnd = verb(stepsEndOp)

/** What has died has been put away. */
const deathEndsOp = op(
  "deathEnds",
  { dead: "whom" },
  {
    run(r, f, a) {
      atoms.endDying(r, a.dead(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const deathEnds = verb(deathEndsOp, ["dead"])

/** What cannot be put into discard goes back to the slot it was in (FS-11.1.3). */
const returnToSlotOp = op(
  "returnToSlot",
  { dead: "whom" },
  {
    run(r, f, a) {
      const dead = a.dead(r, f.env, NOBODY)
      const dying = r.s.table.dying.find((each) => each.dead === dead)
      if (dying === undefined) return NEXT
      const { where, slot, setAside: as } = dying
      if (as !== "") setAside(r, dead, as, "return")
      else if (where === "monsters" || where === "shop" || where === "rooms")
        putInSlot(r, dead, where, slot, "return")
      return NEXT
    },
  },
)
export const returnToSlot = verb(returnToSlotOp, ["dead"])

/** The penalty as four parts, each of which a card may change (FS-11.2.3). */
const penaltyOp = op(
  "penalty",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const to = atoms.penaltyDecider(r, who)
      const chooser = to === NOBODY ? who : to
      return propose(r, f, {
        k: "penalty",
        who,
        parts: { item: { chooser, to: NOBODY }, loot: { to }, cents: { amount: 1, to } },
      })
    },
  },
)
export const penalty = verb(penaltyOp, ["who"])

/** "You" say which item is destroyed for a player's death, and gain the rest that it costs. The last to say so does. */
const decidePenaltyOp = op(
  "decidePenalty",
  { of: "seat" },
  {
    run(r, f, a) {
      atoms.decidePenalty(r, youOf(f.env), a.of(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const decidePenalty = verb(decidePenaltyOp, ["of"])

/** Each object of a player that has a tap ability is deactivated; in some rulesets everything is (RD-15). */
const deactivateAllOp = op(
  "deactivateAll",
  { who: "seat" },
  {
    run(r, f, a) {
      const whole = r.s.table.rules.penaltyForm === "discard-first"
      for (const ref of r.s.zones[zone(r, "board", a.who(r, f.env, NOBODY))])
        if (whole || hasTap(r, ref)) propose(r, f, { k: "deactivate", whom: ref })
      return NEXT
    },
  },
)
export const deactivateAll = verb(deactivateAllOp, ["who"])

export const deathOps = [
  leaveSlotOp,
  playerDeathStartsOp,
  gainRewardsOp,
  doubleRewardsOp,
  putStepOnStackOp,
  putDeadOnStackOp,
  stepsBeginOp,
  stepsEndOp,
  deathEndsOp,
  returnToSlotOp,
  penaltyOp,
  decidePenaltyOp,
  deactivateAllOp,
]
