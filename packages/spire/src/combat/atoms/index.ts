// What happens to players and enemies in a combat: damage, HP, block, energy and death.

import { FIRST_SEAT, type Proposal, type Ref, type Seat, statOf } from "@soulspire/kernel"
import { limits } from "../limits.ts"
import { type Change, fighter, isSeat, player, spendable, type SpireRun } from "../../state/run.ts"
import { fighterToWrite, playerToWrite } from "../../state/write.ts"

const amount = (p: Proposal): number => p["amount"] as number
const whom = (p: Proposal): Ref => p["whom"] as Ref
const who = (p: Proposal): Seat => p["who"] as Seat

const aimed = (r: SpireRun, p: Proposal): Seat => {
  const ref = whom(p)
  return isSeat(r, ref) ? ref : FIRST_SEAT
}

/** Block stops damage and is spent (STS-9.3); what is left of it is HP to lose. */
const damage: Change = {
  able: (r, p) => fighter(r, whom(p)) !== null && amount(p) >= 0,
  affected: aimed,
  commit(r, p) {
    const someone = fighterToWrite(r, whom(p))
    const blocked = Math.min(someone.block, amount(p))
    someone.block -= blocked
    p["blocked"] = blocked
    // What goes through; the op that proposed it binds this.
    p["amount"] = amount(p) - blocked
  },
}

/** How much somebody can lose still. */
function losable(r: SpireRun, ref: Ref): number {
  const hp = fighter(r, ref)?.hp ?? 0
  if (isSeat(r, ref)) return Math.min(hp, statOf(r, ref, "mostLost") - player(r, ref).lostInRound)
  return hp - leastHp(r, ref)
}

/** Fewer HP than these an enemy cannot have, whatever takes them or sets them (STS-Q-60). */
const leastHp = (r: SpireRun, ref: Ref): number => (isSeat(r, ref) ? 0 : statOf(r, ref, "leastHp"))

const loseHp: Change = {
  able: (r, p) => amount(p) > 0 && losable(r, whom(p)) > 0,
  affected: aimed,
  commit(r, p) {
    const someone = fighterToWrite(r, whom(p))
    p["amount"] = Math.min(amount(p), losable(r, whom(p)))
    someone.hp -= amount(p)
    const ref = whom(p)
    if (!isSeat(r, ref)) return
    const lost = playerToWrite(r, ref)
    lost.lostInCombat += amount(p)
    lost.lostInRound += amount(p)
  },
}

/** So many and no others, whatever somebody can lose in a round. */
const setHp: Change = {
  able(r, p) {
    const someone = fighter(r, whom(p))
    return someone !== null && someone.hp !== Math.max(p["hp"] as number, leastHp(r, whom(p)))
  },
  affected: aimed,
  commit(r, p) {
    const hp = Math.max(p["hp"] as number, leastHp(r, whom(p)))
    fighterToWrite(r, whom(p)).hp = hp
    p["hp"] = hp
  },
}

/** How much more HP somebody can have. */
function healable(r: SpireRun, ref: Ref): number {
  const someone = fighter(r, ref)
  if (someone === null) return 0
  return (isSeat(r, ref) ? statOf(r, ref, "mostHp") : someone.maxHp) - someone.hp
}

const heal: Change = {
  able: (r, p) => amount(p) > 0 && healable(r, whom(p)) > 0,
  affected: aimed,
  commit(r, p) {
    const someone = fighterToWrite(r, whom(p))
    p["amount"] = Math.min(amount(p), healable(r, whom(p)))
    someone.hp += amount(p)
  },
}

/** A player's track ends at 20 (STS-9.3). */
const gainBlock: Change = {
  able(r, p) {
    const someone = fighter(r, whom(p))
    return amount(p) > 0 && someone !== null && (!isSeat(r, whom(p)) || someone.block < limits.block)
  },
  affected: aimed,
  commit(r, p) {
    const someone = fighterToWrite(r, whom(p))
    if (isSeat(r, whom(p))) p["amount"] = Math.min(amount(p), limits.block - someone.block)
    someone.block += amount(p)
  },
}

const loseBlock: Change = {
  able: (r, p) => amount(p) > 0 && (fighter(r, whom(p))?.block ?? 0) > 0,
  affected: aimed,
  commit(r, p) {
    const someone = fighterToWrite(r, whom(p))
    p["amount"] = Math.min(amount(p), someone.block)
    someone.block -= amount(p)
  },
}

const gainEnergy: Change = {
  able: (r, p) => amount(p) > 0 && player(r, who(p)).energy < limits.energy,
  affected: (_r, p) => who(p),
  commit(r, p) {
    const own = playerToWrite(r, who(p))
    p["amount"] = Math.min(amount(p), limits.energy - own.energy)
    own.energy += amount(p)
  },
}

const loseEnergy: Change = {
  able: (r, p) => amount(p) > 0 && player(r, who(p)).energy > 0,
  affected: (_r, p) => who(p),
  commit(r, p) {
    const own = playerToWrite(r, who(p))
    p["amount"] = Math.min(amount(p), own.energy)
    own.energy -= amount(p)
  },
}

/** Miracles make up for the energy that is not there (STS-10.11). */
const payEnergy: Change = {
  able: (r, p) => amount(p) > 0 && spendable(r, who(p)) >= amount(p),
  affected: (_r, p) => who(p),
  commit(r, p) {
    const own = playerToWrite(r, who(p))
    const miracles = Math.max(0, amount(p) - own.energy)
    own.energy -= amount(p) - miracles
    own.miracles -= miracles
    p["miracles"] = miracles
  },
}

/** At 0 HP (STS-1.3). */
const playerDies: Change = {
  able: (r, p) => player(r, who(p)).dead === 0,
  affected: (_r, p) => who(p),
  commit(r, p) {
    playerToWrite(r, who(p)).dead = 1
  },
}

export const atoms: Record<string, Change> = {
  damage,
  loseHp,
  setHp,
  heal,
  gainBlock,
  loseBlock,
  gainEnergy,
  loseEnergy,
  payEnergy,
  playerDies,
}
