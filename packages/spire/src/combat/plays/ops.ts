// Verbs about playing a card: how it comes to rest, being played by force or twice, being used up.

import {
  announce,
  dataOf,
  emit,
  type Get,
  type Handler,
  moveObject,
  NEXT,
  NOBODY,
  object,
  proposeMove,
  type Ref,
  showCard,
  statOf,
  STAY,
  unwind,
  zoneId,
  verb,
  type Node,
} from "@soulspire/kernel"
import { note } from "../../state/note.ts"
import { keepCubes } from "../atoms/cards.ts"
import { forgetWaiting } from "../atoms/waiting.ts"
import { playOf } from "./playable.ts"
import { hasKind, holderOf, lying, player, type SpireRun, op } from "../../state/run.ts"
import { type Data, type Table, turnOf } from "../../state/types.ts"
import { exhaustPile } from "./cards.ts"
import { zoneNo } from "../../state/zones.ts"

/** Where what was played comes to rest: a power before its player, what exhausts in its pile, the rest in the discard pile (STS-7.9). */
function restOf(r: SpireRun, card: Ref): { to: number; cause: string } {
  const holder = holderOf(r, card)
  if (hasKind(r, card, "power")) return { to: zoneId(r, zoneNo.powers, holder), cause: "played" }
  const data = object(r, card)?.data
  if (statOf(r, card, "exhausts") > 0 || (data?.consumed ?? 0) > 0)
    return { to: exhaustPile(r, card), cause: "exhaust" }
  return { to: zoneId(r, (data?.onTop ?? 0) > 0 ? zoneNo.draw : zoneNo.discard, holder), cause: "played" }
}

const cleanUpOp = op(
  "cleanUp",
  { card: "whom" },
  {
    run(r, f, a) {
      const card = a.card(r, f.env, NOBODY)
      if (object(r, card)?.zone !== zoneId(r, zoneNo.playing)) return NEXT
      // A copy has no card: in a pile it is no more (STS-12.4).
      const { to, cause } = restOf(r, card)
      const cubes = object(r, card)?.data?.counters ?? 0
      const signal = proposeMove(r, f, card, to, cause)
      const rested = a.card(r, f.env, NOBODY)
      if (cubes > 0 && object(r, rested)?.zone === to) keepCubes(r, rested, cubes)
      return signal
    },
  },
)
export const cleanUp = verb(cleanUpOp, ["card"])

/** What is being played goes on top of the draw pile afterwards. */
const goOnTopOp = op(
  "goOnTop",
  { whom: "whom" },
  {
    run(r, f, a) {
      note(dataOf(r, a.whom(r, f.env, NOBODY)), "onTop", 1)
      return NEXT
    },
  },
)
/** This card itself, once it has been played. */
export const goesOnTop = verb(goOnTopOp, [], { whom: "this" })()

/** When it is played next it is exhausted, unless it is a power; it forgets that once it has left the hand otherwise. */
const exhaustOncePlayedOp = op(
  "exhaustOncePlayed",
  { card: "whom" },
  {
    run(r, f, a) {
      const data = object(r, a.card(r, f.env, NOBODY))?.data ?? null
      if (data !== null) note(data, "consumed", 1)
      return NEXT
    },
  },
)
export const exhaustOncePlayed = verb(exhaustOncePlayedOp, ["card"])

/** Played at once and for nothing; what cannot be played is discarded instead (STS-9.13, STS-11.7). */
const forcePlayOp = op(
  "forcePlay",
  { card: "whom", who: "seat", times: "amount?", bonus: "amount?" },
  {
    run(r, f, a) {
      let card = a.card(r, f.env, NOBODY)
      const who = a.who(r, f.env, NOBODY)
      if (object(r, card) === null) return NEXT
      // Everybody sees what it is, whatever comes of it.
      showCard(r, card)
      // Cards are played from hands, also those that come from a pile.
      const hand = zoneId(r, zoneNo.hand, who)
      if (object(r, card)?.zone !== hand) card = moveObject(r, card, hand, "top", who, f, "take")
      const ability = playOf(r, who, card)
      if (ability < 0) return proposeMove(r, f, card, zoneId(r, zoneNo.discard, who), "unplayable")
      const data = dataOf(r, card)
      if (a.times !== undefined) note(data, "plays", a.times(r, f.env, NOBODY))
      if (a.bonus !== undefined) note(data, "bonus", a.bonus(r, f.env, NOBODY))
      announce(r, ability, who, card, [], "free")
      return NEXT
    },
  },
)
export const forcePlay = verb(forcePlayOp, ["card"], { who: "you" })

/** "Your next attack is played twice", or three times: one for each, and they do not add up on one card (STS-12.5). */
const playTwiceOp = op(
  "playTwice",
  { who: "seat", type: "name", times: "amount?" },
  {
    run(r, f, a) {
      const own = player(r, a.who(r, f.env, NOBODY))
      if (a.times?.(r, f.env, NOBODY) === 3) note(own, "thriceAttacks", own.thriceAttacks + 1)
      else if (a.type === "attack") note(own, "twiceAttacks", own.twiceAttacks + 1)
      else if (a.type === "skill") note(own, "twiceSkills", own.twiceSkills + 1)
      else note(own, "twiceEither", own.twiceEither + 1)
      return NEXT
    },
  },
)
export const playTwice: (type: "attack" | "skill" | "either") => Node = verb(playTwiceOp, ["type"], {
  who: "you",
})
export const playThrice: (type: "attack") => Node = verb(playTwiceOp, ["type"], { who: "you", times: 3 })

/** Has been used, and cannot be again this turn (STS-12.8). */
const useThisTurnOp = op(
  "useThisTurn",
  { whom: "whom" },
  {
    run(r, f, a) {
      note(dataOf(r, a.whom(r, f.env, NOBODY)), "used", turnOf(r.s.table))
      return NEXT
    },
    can: (r, e, a) => (object(r, a.whom(r, e, NOBODY))?.data?.used ?? 0) < turnOf(r.s.table),
  },
)
export const useThisTurn = verb(useThisTurnOp, [], { whom: "this" })()

/** Turned over until the room is left, and the combat in it: what is said in several ways is one thing (STS-12.8). */
const untilRoomEnds: Handler<{ whom: Get<Ref> }, Table, Data> = {
  run(r, f, a) {
    note(dataOf(r, a.whom(r, f.env, NOBODY)), "usedUp", r.s.table.combat)
    return NEXT
  },
  can: (r, e, a) => (object(r, a.whom(r, e, NOBODY))?.data?.usedUp ?? 0) < r.s.table.combat,
}
const useThisCombatOp = op("useThisCombat", { whom: "whom" }, untilRoomEnds)
export const useThisCombat = verb(useThisCombatOp, [], { whom: "this" })()
const useThisRoomOp = op("useThisRoom", { whom: "whom" }, untilRoomEnds)
export const useThisRoom = verb(useThisRoomOp, [], { whom: "this" })()
/** The block that would go stays, once a combat. */
const keepBlockOnceOp = op("keepBlockOnce", { whom: "whom" }, untilRoomEnds)
export const keepBlockOnce = verb(keepBlockOnceOp, [], { whom: "this" })()

/**
 * What goes on for ever is broken off: cards that were being played come to rest, and nothing that was set off happens
 * any more (STS-Q-6). On a seat's own track that is this seat's alone.
 */
const breakOffOp = op(
  "breakOff",
  {},
  {
    run(r) {
      const isMine = (card: Ref): boolean => r.track === 0 || holderOf(r, card) === r.track - 1
      for (const card of lying(r, "playing").filter(isMine)) {
        const { to, cause } = restOf(r, card)
        moveObject(r, card, to, "top", holderOf(r, card), null, cause)
      }
      forgetWaiting(r, ({ track }) => track === r.track)
      emit(r, { k: "brokenOff" }, null)
      unwind(r, "breakable")
      return STAY
    },
  },
)
export const breakOff = verb(breakOffOp)

export const playOps = [
  breakOffOp,
  cleanUpOp,
  goOnTopOp,
  exhaustOncePlayedOp,
  forcePlayOp,
  playTwiceOp,
  useThisTurnOp,
  useThisCombatOp,
  useThisRoomOp,
  keepBlockOnceOp,
]
