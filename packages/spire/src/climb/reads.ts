// What cards and rules can ask of the way up: numbers, and what is true or not.

import { type GameSpec } from "@soulspire/kernel"
import { isBurning } from "./keys/reads.ts"
import { isBossNext } from "./ops.ts"
import { canGoOn, isAtGoal } from "./next-act.ts"
import { isTransformable, onSale } from "./rewards/rewards.ts"
import { mayCamp, waitsAtFire } from "./rooms/acts.ts"
import { chosenBefore, mayChoose } from "./rooms/choices.ts"
import { isAlive } from "../combat/round/turns.ts"
import { factOf, isSeat, player, upgradeOf } from "../state/run.ts"
import { combatRooms, type Data, partyOf, type Table } from "../state/types.ts"

type Spec = GameSpec<Table, Data>

export const climbReads: Spec["reads"] = {
  act: (r) => r.s.table.act,
  goal: (r) => r.s.table.goal,
  /** HP healed between two Acts: all, or few from the sixth ascension on (STS-2.11, STS-K.5). */
  actHeal: (r, ref) => (r.s.table.ascension >= 6 ? 4 : isSeat(r, ref) ? player(r, ref).maxHp : 0),
  /** Players who have chosen the same option of an event before. */
  chosenBefore: (r, ref) => chosenBefore(r, ref),
  gold: (r, ref) => (isSeat(r, ref) ? player(r, ref).gold : 0),
}

export const climbTests: Spec["tests"] = {
  isClimb: (r) => r.s.table.climb > 0,
  isAtGoal: (r) => isAtGoal(r),
  canGoOn: (r) => canGoOn(r),
  isBurning: (r) => isBurning(r),
  /** Has somebody not said yet where to go? */
  isUndecided: (r, ref) => isAlive(r, ref) && partyOf(r.s.table).some((seat) => player(r, seat).wish === ""),
  hasWish: (r, ref) => isSeat(r, ref) && player(r, ref).wish !== "",
  waitsAtFire: (r, ref) => isSeat(r, ref) && waitsAtFire(r, ref),
  isCombatRoom: (r) => (combatRooms as readonly string[]).includes(r.s.table.room),
  /** A climb that has not entered the map is in no room yet. */
  isEncounter: ({ s: { table } }) =>
    (table.room === "encounter" || table.room === "first-encounter") &&
    (table.climb === 0 || table.path !== ""),
  isEventRoom: (r) => r.s.table.room === "event",
  isCampfire: (r) => r.s.table.room === "campfire",
  isTreasure: (r) => r.s.table.room === "treasure",
  isMerchant: (r) => r.s.table.room === "merchant",
  isBossNext: (r) => isBossNext(r),
  isBossRoom: (r) => r.s.table.room === "boss",
  isFirstEvent: (r) => r.s.table.events === 1,
  hasRewards: (r, ref) => isSeat(r, ref) && player(r, ref).rewards.length > 0,
  /** Does something that is for sale lie before them? */
  sees: (r, ref) => isSeat(r, ref) && onSale(r, ref).length > 0,
  mayChoose: (r, ref) => isSeat(r, ref) && mayChoose(r, ref),
  mayCamp: (r, ref) => isSeat(r, ref) && mayCamp(r, ref),
  isUpgradable: (r, ref) => upgradeOf(r, ref) >= 0,
  isRemovable: (r, ref) => factOf(r, ref, "bound") === 0,
  isTransformable: (r, ref) => isTransformable(r, ref),
}
