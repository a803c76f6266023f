// Every change of the game, each with its guard and what it does. Replacement effects rewrite these proposals.

import {
  type Atom,
  controllerOf,
  dataOf,
  emit,
  moveAtom,
  moveObject,
  NOBODY,
  type Obj,
  object,
  type Proposal,
  type Ref,
  type Seat,
  shuffle,
  statOf,
  transfer,
  zone,
} from "@soulspire/kernel"
import { isHeld } from "../rules/challenge/set-aside.ts"
import { useAttack } from "../rules/attack/atoms.ts"
import { markDamage, markKiller } from "../rules/damage/atoms.ts"
import { enters } from "../rules/items/enters.ts"
import {
  d6,
  damageOn,
  discardOf,
  type FourSoulsRun,
  hasHealth,
  hasKind,
  healthLeft,
  isEternal,
  isInPlay,
  isSeat,
  isSoul,
  player,
  type ReadData,
  type ReadTable,
  soulValue,
} from "./run.ts"
import { showDie } from "../features/dice/atoms.ts"
import { renewDeck } from "../rules/items/slots.ts"
import { note } from "./note.ts"
import { thawData, thawPlayer, thawTable } from "./write.ts"
import { combatDamage } from "../rules/damage/combat-damage.ts"

type FourSoulsAtom = Atom<ReadTable, ReadData>

const who = (p: Proposal): Seat => p["who"] as Seat
const whom = (p: Proposal): Ref => p["whom"] as Ref
const amount = (p: Proposal): number => p["amount"] as number

/** A soul worth 2 counts as two that are gained or given, unless the ruleset says otherwise (FS-2.4.4, FS-2.4.7, RD-25). */
function tellSoul(r: FourSoulsRun, k: "soulGained" | "soulGiven", who: Seat, obj: Ref): void {
  const times = r.s.table.rules.soulGainCount === "once" ? 1 : soulValue(r, obj)
  for (let i = 0; i < times; i++) emit(r, { k, who, obj }, null)
}

/** What comes from the game is gained; what comes from a player is given, stolen or swapped (FS-6.16.1). */
const isDead = (r: FourSoulsRun, ref: Ref): boolean => isSeat(r, ref) && player(r, ref).died > 0

const GAINING = ["gain", "buy"]
const tellGain = (r: FourSoulsRun, who: Seat, obj: Ref): void => emit(r, { k: "gainItem", who, obj }, null)

const cents: Record<string, FourSoulsAtom> = {
  // FS-Q-6: when the pool runs out one gains what is left.
  gainCents: {
    able: (r, p) => amount(p) > 0 && r.s.table.pool > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), r.s.table.pool)
      thawTable(r).pool -= amount(p)
      thawPlayer(r, who(p)).cents += amount(p)
    },
  },
  // Losing takes what there is (FS-6.21); `to` is who gets it, the pool when nobody does.
  loseCents: {
    able: (r, p) => amount(p) > 0 && player(r, who(p)).cents > 0,
    affected: (_r, p) => who(p),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), player(r, who(p)).cents)
      thawPlayer(r, who(p)).cents -= amount(p)
      if (p["to"] === NOBODY) thawTable(r).pool += amount(p)
      else thawPlayer(r, p["to"] as Seat).cents += amount(p)
    },
  },
}

/** By agreement: no card has a say in it (FS-12.1). */
const bartered: Record<string, FourSoulsAtom> = {
  passCents: {
    able: (r, p) => amount(p) > 0 && player(r, who(p)).cents >= amount(p),
    affected: (_r, p) => who(p),
    commit(r, p) {
      thawPlayer(r, who(p)).cents -= amount(p)
      thawPlayer(r, p["to"] as Seat).cents += amount(p)
    },
  },
}

const cards: Record<string, FourSoulsAtom> = {
  loot: { able: (_r, p) => amount(p) > 0, affected: (_r, p) => who(p), program: "lootCards" },
  gainTreasure: { able: (_r, p) => amount(p) > 0, affected: (_r, p) => who(p), program: "gainTreasures" },
  /** What something leaves that has died; cards may say who gains it, or who else (FS-2.3.4). */
  rewards: { able: (r, p) => isSeat(r, who(p)), affected: (_r, p) => who(p), program: "rewards" },
  /** Destroying what has no HP: straight to discard (FS-6.10.1), never an eternal object or a character. */
  destroy: {
    able: (r, p) =>
      object(r, whom(p)) !== null && !isEternal(r, whom(p)) && !hasKind(r, whom(p), "character"),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p, maker) {
      const bonus = hasKind(r, whom(p), "bonus-soul")
      const to = bonus ? zone(r, "box") : discardOf(r, whom(p))
      p["obj"] = moveObject(r, whom(p), to, "top", NOBODY, maker, "destroy")
      // Face down, nobody tells one from another any more (FS-IT-9).
      if (bonus) shuffle(r, to)
    },
  },
  /** In play it only changes hands: counters, charge and whatever speaks of it stay (FS-6.7.2, FS-2.1.5). */
  handOver: {
    able: (r, p) =>
      isSeat(r, who(p)) &&
      controllerOf(r, p["obj"] as Ref) !== who(p) &&
      isInPlay(r, p["obj"] as Ref) &&
      !isHeld(r, p["obj"] as Ref),
    affected: (_r, p) => who(p),
    commit(r, p) {
      const soul = isSoul(r, p["obj"] as Ref)
      const to = zone(r, soul ? "souls" : "board", who(p))
      transfer(r, p["obj"] as Ref, to, who(p), p["cause"] as string)
      if (soul) tellSoul(r, "soulGiven", who(p), p["obj"] as Ref)
      if (GAINING.includes(p["cause"] as string)) tellGain(r, who(p), p["obj"] as Ref)
    },
  },
  gainSoul: {
    able: (r, p) =>
      (object(r, p["obj"] as Ref)?.def ?? NOBODY) >= 0 && isSeat(r, who(p)) && !isHeld(r, p["obj"] as Ref),
    affected: (_r, p) => who(p),
    commit(r, p, maker) {
      const seat = who(p)
      const obj = p["obj"] as Ref
      if (isInPlay(r, obj)) transfer(r, obj, zone(r, "souls", seat), seat, "gain")
      else p["obj"] = moveObject(r, obj, zone(r, "souls", seat), "top", seat, maker, "gain")
      tellSoul(r, "soulGained", seat, p["obj"] as Ref)
    },
  },
  deactivate: {
    able: (r, p) => object(r, whom(p))?.data?.deactivated === 0,
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      thawData(r, whom(p)).deactivated = 1
    },
  },
  recharge: {
    able: (r, p) => object(r, whom(p))?.data?.deactivated === 1,
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      thawData(r, whom(p)).deactivated = 0
    },
  },
}

const health: Record<string, FourSoulsAtom> = {
  // Damage as it resolves (FS-6.8.1). At 0 HP it is still taken, but not marked (FS-6.8.2).
  damage: {
    able: (r, p) => amount(p) > 0 && hasHealth(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      const marked = Math.min(amount(p), healthLeft(r, whom(p)))
      markDamage(r, whom(p), damageOn(r, whom(p)) + marked)
      if (marked > 0 && !isSeat(r, whom(p)))
        markKiller(r, whom(p), controllerOf(r, p["from"] as Ref), p["roll"] as number)
      if (marked > 0 && healthLeft(r, whom(p)) === 0)
        emit(r, { k: "downed", whom: whom(p), attacker: r.s.table.attacker }, null)
    },
  },
  // The dead cannot be healed (FS-11.2.5).
  heal: {
    able: (r, p) => amount(p) > 0 && damageOn(r, whom(p)) > 0 && !isDead(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      p["amount"] = Math.min(amount(p), damageOn(r, whom(p)))
      markDamage(r, whom(p), damageOn(r, whom(p)) - amount(p))
    },
  },
  /** HP goes to 0; the death comes at the next chance. What is dead already, and an eternal object, stays as it is. */
  kill: {
    able: (r, p) => hasHealth(r, whom(p)) && healthLeft(r, whom(p)) > 0 && !isEternal(r, whom(p)),
    affected: (r, p) => controllerOf(r, whom(p)),
    commit(r, p) {
      markDamage(r, whom(p), statOf(r, whom(p), "health"))
      if (!isSeat(r, whom(p))) markKiller(r, whom(p), controllerOf(r, p["from"] as Ref), 0)
    },
  },
  payHealth: {
    able: (r, p) => healthLeft(r, who(p)) >= amount(p),
    commit(r, p) {
      markDamage(r, who(p), damageOn(r, who(p)) + amount(p))
    },
  },
  /** Paying for a death: four parts, each of which a card may change (FS-11.2.3). */
  penalty: { affected: (_r, p) => who(p), program: "penalty" },
}

/** The die of a roll that waits on the stack shows its number, for all to see (FS-13.2). */
const rollDice: FourSoulsAtom = {
  able: (r, p) => object(r, p["die"] as Ref) !== null,
  affected: (_r, p) => who(p),
  commit(r, p) {
    showDie(r, who(p), p["die"] as Ref, (p["value"] as number | undefined) ?? d6(r))
  },
}

/** What an attack is declared on, which uses the attack. */
const attackNamed: FourSoulsAtom = {
  affected: (_r, p) => who(p),
  commit(r, p) {
    useAttack(r, whom(p))
    p["result"] = whom(p)
  },
}

/** What an "as" or a "skip" may be about: it happens by being told. */
const time: Record<string, FourSoulsAtom> = {
  turn: { affected: (_r, p) => who(p) },
  turnEnd: { affected: (_r, p) => who(p) },
}

/** Which cards a zone takes; other zones take all (FS-3.2.1, FS-3.3.1, FS-3.4.1). */
const TAKES: Readonly<Record<string, string>> = {
  hand: "loot",
  lootDeck: "loot",
  lootDiscard: "loot",
  treasureDeck: "treasure",
  treasureDiscard: "treasure",
  monsterDeck: "monster",
  monsterDiscard: "monster",
  roomDeck: "room",
  roomDiscard: "room",
}

const move: FourSoulsAtom = {
  ...moveAtom,
  able(r, p) {
    const o = object(r, p["obj"] as Ref)
    const to = p["to"] as number
    if (o === null || to < 0 || isHeld(r, o.ref)) return false
    // A copy of a loot exists on the stack alone (FS-6.6.3).
    if (o.def < 0) return r.m.zones[to].kind === "stack"
    const takes = TAKES[r.m.zones[to].kind]
    return takes === undefined || r.m.defs[o.def].def.back === takes
  },
  commit(r, p, maker) {
    const inPlay = isInPlay(r, p["obj"] as Ref)
    const from = (object(r, p["obj"] as Ref) as Obj).zone
    moveAtom.commit?.(r, p, maker)
    renewDeck(r, from)
    if (p["under"] !== undefined) note(dataOf(r, p["obj"] as Ref), "under", p["under"] as Ref)
    const to = r.m.zones[p["to"] as number]
    if (to.kind === "board" && GAINING.includes(p["cause"] as string)) tellGain(r, to.seat, p["obj"] as Ref)
    if (!inPlay) enters(r, p["obj"] as Ref)
  },
}

export const atoms: Record<string, FourSoulsAtom> = {
  ...cents,
  ...bartered,
  ...cards,
  ...health,
  ...time,
  rollDice,
  combatDamage,
  attackMonster: attackNamed,
  attackOther: attackNamed,
  move,
}
