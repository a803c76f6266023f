// When there is anything to be said to what is going on. Everybody is asked after everything, and nearly always the answer is
// to let it be: only what decides who dies, who gains a soul and who wins is thought about.

import { NOBODY, type Ref, type Seat } from "@soulspire/kernel"
import { evasionOf, factOf, type FourSoulsRun, healthLeft, isSeat, rollBonus } from "../state/run.ts"
import { statOf } from "@soulspire/kernel"
import { concernedBy } from "../view/concerns.ts"
import { lifeOf, nextOnStack } from "./read.ts"
import { isTogether } from "../rules/challenge/modes.ts"
import { goalOf, heldBy } from "./souls.ts"

const soulsOn = (r: FourSoulsRun, ref: Ref): number => (isSeat(r, ref) ? 0 : factOf(r, ref, "souls"))

/** Would this player win with so many souls more? */
const wouldWin = (r: FourSoulsRun, seat: Seat, more: number): boolean =>
  heldBy(r, seat) + more >= goalOf(r, seat)

/** Does a roll to attack hit? */
const hits = (r: FourSoulsRun, who: Seat, target: Ref, value: number): boolean =>
  value + rollBonus(r, who, 1) >= evasionOf(r, target)

function rollMatters(r: FourSoulsRun, seat: Seat, who: Seat, target: Ref, value: number): boolean {
  const isHit = hits(r, who, target, value)
  if (who === seat || isTogether(r)) return !isHit
  if (!isHit) return false
  const souls = soulsOn(r, target)
  return souls > 0 && (healthLeft(r, target) <= statOf(r, who, "attack") || wouldWin(r, who, souls))
}

function damageMatters(r: FourSoulsRun, seat: Seat, whom: Ref, amount: number): boolean {
  if (isSeat(r, whom)) {
    if (whom !== seat && !isTogether(r)) return false
    return amount >= lifeOf(r, whom) && r.s.table.players[whom].died === 0
  }
  const { active, attacked } = r.s.table
  if (active === seat || isTogether(r) || whom !== attacked) return false
  return amount >= healthLeft(r, whom) && soulsOn(r, whom) > 0
}

/** Could somebody else win with what they attack? */
const isLastChance = (r: FourSoulsRun, seat: Seat): boolean => {
  const { attacker, attacked } = r.s.table
  return (
    attacker !== NOBODY && attacker !== seat && !isTogether(r) && wouldWin(r, attacker, soulsOn(r, attacked))
  )
}

export function isWorthAThought(r: FourSoulsRun, seat: Seat): boolean {
  const next = nextOnStack(r)
  if (next === null) return isLastChance(r, seat)
  const { data, by } = next
  switch (data.what) {
    case "roll":
      if (data.combat > 0) return rollMatters(r, seat, by, data.whom, data.value) || isLastChance(r, seat)
      return by === seat || isTogether(r)
    case "damage":
      return damageMatters(r, seat, data.whom, data.value)
    case "death":
      return isSeat(r, data.whom) && (data.whom === seat || isTogether(r))
    case "loot":
    case "ability":
      if (by === seat) return false
      return concernedBy(r).includes(seat) || (by >= 0 && !isTogether(r) && wouldWin(r, by, 1))
    case "step":
      return false
    case "":
      return false
    default: {
      const never: never = data.what
      return never
    }
  }
}
