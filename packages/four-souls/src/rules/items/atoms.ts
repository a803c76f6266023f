// What changes about items, souls and slots, and about where cards lie; and what cards have noted (FS-6.22).

import {
  controllerOf,
  dataOf,
  emit,
  moveAtom,
  moveObject,
  NOBODY,
  type Obj,
  object,
  type Ref,
  type Seat,
  shuffle,
  transfer,
  zone,
} from "@soulspire/kernel"
import {
  discardOf,
  type FourSoulsRun,
  hasKind,
  isEternal,
  isInPlay,
  isSeat,
  isSoul,
  type ReadData,
  soulValue,
} from "../../state/run.ts"
import { amount, type FourSoulsAtom, obj, who, whom } from "../../state/proposal.ts"
import { isHeld } from "../challenge/set-aside.ts"
import { SOUL_IS_GAINED, variantsDo } from "../variants/doing.ts"
import { renewDeck } from "../slots/slots.ts"
import { note } from "../../state/note.ts"
import { enters } from "./enters.ts"
import { thawData } from "../../state/write.ts"

export function clearNote(o: Obj<ReadData> | null): void {
  if (o?.memo === null || o?.memo === undefined) return
  delete o.memo["noted"]
  delete o.memo["tillEndOfTurn"]
}

/** A soul worth 2 counts as two that are gained or given, unless the ruleset says otherwise (FS-2.4.4, FS-2.4.7, RD-25). */
function tellSoul(r: FourSoulsRun, k: "soulGained" | "soulGiven", who: Seat, obj: Ref): void {
  const times = r.s.table.rules.soulGainCount === "once" ? 1 : soulValue(r, obj)
  for (let i = 0; i < times; i++) emit(r, { k, who, obj }, null)
}

/** What comes from the game is gained; what comes from a player is given, stolen or swapped (FS-6.16.1). */
const GAINING = ["gain", "buy"]
const tellGain = (r: FourSoulsRun, who: Seat, obj: Ref): void => emit(r, { k: "gainItem", who, obj }, null)

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
    const o = object(r, obj(p))
    const to = p["to"] as number
    if (o === null || to < 0 || isHeld(r, o.ref)) return false
    // A copy of a loot exists on the stack alone (FS-6.6.3).
    if (o.def < 0) return r.m.zones[to].kind === "stack"
    const takes = TAKES[r.m.zones[to].kind]
    return takes === undefined || r.m.defs[o.def].def.back === takes
  },
  commit(r, p, maker) {
    const inPlay = isInPlay(r, obj(p))
    const from = (object(r, obj(p)) as Obj).zone
    moveAtom.commit?.(r, p, maker)
    renewDeck(r, from)
    if (p["under"] !== undefined) note(dataOf(r, obj(p)), "under", p["under"] as Ref)
    const to = r.m.zones[p["to"] as number]
    if (to.kind === "board" && GAINING.includes(p["cause"] as string)) tellGain(r, to.seat, obj(p))
    if (!inPlay) enters(r, obj(p))
  },
}

export const itemAtoms: Record<string, FourSoulsAtom> = {
  gainTreasure: { able: (_r, p) => amount(p) > 0, affected: (_r, p) => who(p), program: "gainTreasures" },
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
      isSeat(r, who(p)) && controllerOf(r, obj(p)) !== who(p) && isInPlay(r, obj(p)) && !isHeld(r, obj(p)),
    affected: (_r, p) => who(p),
    commit(r, p) {
      const soul = isSoul(r, obj(p))
      const to = zone(r, soul ? "souls" : "board", who(p))
      transfer(r, obj(p), to, who(p), p["cause"] as string)
      if (soul) tellSoul(r, "soulGiven", who(p), obj(p))
      if (GAINING.includes(p["cause"] as string)) tellGain(r, who(p), obj(p))
    },
  },
  gainSoul: {
    able: (r, p) => (object(r, obj(p))?.def ?? NOBODY) >= 0 && isSeat(r, who(p)) && !isHeld(r, obj(p)),
    affected: (_r, p) => who(p),
    commit(r, p, maker) {
      const seat = who(p)
      const gained = obj(p)
      if (isInPlay(r, gained)) transfer(r, gained, zone(r, "souls", seat), seat, "gain")
      else p["obj"] = moveObject(r, gained, zone(r, "souls", seat), "top", seat, maker, "gain")
      tellSoul(r, "soulGained", seat, obj(p))
      variantsDo(r, SOUL_IS_GAINED, seat)
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
  move,
}
