// What programs and cards ask about attacks.

import { NOBODY, object, zone } from "@soulspire/kernel"
import { healthLeft, isSeat, isStanding, player } from "../../state/run.ts"
import type { Reads, Tests, Whoms } from "../../state/part.ts"
import { attackBar, attackComesFirst, isAttackForced } from "./attacks.ts"

/** The step that a purchase of something in the shop is. */
const BUYS = "settlePurchase"

export const reads: Reads = {
  /** The attack roll of the last damage to a monster. */
  roll: (r, ref) => object(r, ref)?.data?.roll ?? 0,
}

export const whoms: Whoms = {
  attacker: (r) => r.s.table.attacker,
  attacked: (r) => r.s.table.attacked,
  /** Whoever attacks what speaks of them, and nobody while that is not attacked. */
  attackerOfThis: (r, ref) => (r.s.table.attacked === ref ? r.s.table.attacker : NOBODY),
}

export const tests: Tests = {
  /** Before the first attack roll of the turn has been made, and while it waits. */
  rollsFirst: (r, ref) => isSeat(r, ref) && player(r, ref).attackRolls <= 1,
  wasAttacked: (r, ref) => isSeat(r, ref) && player(r, ref).attacked > 0,
  isAttacked: (r, ref) => r.s.table.attacked === ref,
  /** A purchase of it waits on the stack (RD-42). */
  isPurchased: (r, ref) =>
    r.s.zones[zone(r, "stack")].some((waiting) => {
      const o = object(r, waiting)
      return o?.memo?.["program"] === BUYS && o.data?.whom === ref
    }),
  attackForced: isAttackForced,
  attackable: (r, ref) => attackBar(r, r.s.table.active, ref) === null,
  isAttackUnderWay: (r) => r.s.table.attacker !== NOBODY,
  attackGoesOn: (r) => {
    const t = r.s.table
    if (t.attacker === NOBODY || t.ending !== "going") return false
    return isStanding(r, t.attacked) && healthLeft(r, t.attacker) > 0
  },
  /** RD-39: no other act of the turn comes before an attack that must be made now. */
  attackComesFirst,
}
