// The end of a combat: whose reward is whose, and everything back to where it was (STS-8.9 to STS-8.11).

import {
  actsOf,
  emit,
  moveObject,
  NEXT,
  NOBODY,
  object,
  type Ref,
  type Seat,
  zone,
  zoneId,
  verb,
} from "@soulspire/kernel"
import { endCombat } from "../atoms/course.ts"
import { forgetWaiting as forget } from "../atoms/waiting.ts"
import { factOf, hasKind, holderOf, lying, type SpireObj, type SpireRun, op } from "../../state/run.ts"
import { partyOf } from "../../state/types.ts"
import { exhaustPile } from "../plays/cards.ts"
import { announceAll } from "../../climb/ops.ts"
import { isAtEvent } from "../../climb/rooms/choices.ts"
import { zoneNo } from "../../state/zones.ts"

/** The enemy whose reward is this player's: that of the row they ended in, or the one of all (STS-8.9). */
function rewarding(r: SpireRun, seat: Seat): Ref {
  const { room } = r.s.table
  // The boss of an event leaves what the event says, and goes back where it came from.
  if (room === "boss" && isAtEvent(r)) return NOBODY
  const all = room === "elite" || room === "boss"
  const found = r.s.zones[zoneId(r, zoneNo.leftCombat)].find(
    (ref) =>
      hasKind(r, ref, room) &&
      leavesSomething(r, ref) &&
      (all || r.s.table.players[seat].row === rowOf(r, ref)),
  )
  return found ?? NOBODY
}

/** Of two that are fought together one may have all of the reward; what comes at the end of a climb has none. */
const leavesSomething = (r: SpireRun, ref: Ref): boolean =>
  actsOf(r, object(r, ref) as SpireObj, "reward").length > 0

const rowOf = (r: SpireRun, ref: Ref): number =>
  r.s.objects.find((each) => each.ref === ref)?.data?.row ?? NOBODY

const tellRewardsOp = op(
  "tellRewards",
  {},
  {
    run(r) {
      for (const who of partyOf(r.s.table)) {
        const from = rewarding(r, who)
        if (from !== NOBODY) emit(r, { k: "reward", who, from }, null)
      }
      return NEXT
    },
  },
)
export const tellRewards = verb(tellRewardsOp)

/** That enemy gives it: what it says in its upper left corner. */
const collectRewardOp = op(
  "collectReward",
  { who: "seat" },
  {
    run(r, f, a) {
      const who = a.who(r, f.env, NOBODY)
      const from = rewarding(r, who)
      if (from !== NOBODY) announceAll(r, from, "reward", who)
      return NEXT
    },
  },
)
export const collectReward = verb(collectRewardOp, ["who"])

/** Everything of a player goes back into the deck; status and daze go home; tokens are lost (STS-8.10). */
function putCardsOfAway(r: SpireRun, seat: Seat): void {
  const deck = zoneId(r, zoneNo.deck, seat)
  for (const kind of ["draw", "hand", "discard", "exhaust", "powers"])
    for (const ref of lying(r, kind, seat)) {
      const home = hasKind(r, ref, "daze") || hasKind(r, ref, "status")
      moveObject(r, ref, home ? exhaustPile(r, ref) : deck, "top", home ? NOBODY : seat, null, "putAway")
    }
}

const decks = ["first-encounter", "encounter", "elite", "boss"] as const
const deckOf = {
  "first-encounter": "firstEncounters",
  encounter: "encounterDeck",
  elite: "eliteDeck",
  boss: "bossDeck",
}

const putCardsAwayOp = op(
  "putCardsAway",
  {},
  {
    run(r) {
      // What was being played, or lay with an enemy, when the combat ended; a copy is gone by it.
      for (const ref of [...lying(r, "playing"), ...lying(r, "attached")]) {
        const holder = holderOf(r, ref)
        moveObject(r, ref, zoneId(r, zoneNo.discard, holder), "top", holder, null, "putAway")
      }
      for (const seat of partyOf(r.s.table)) putCardsOfAway(r, seat)
      endCombat(r)
      return NEXT
    },
  },
)
export const putCardsAway = verb(putCardsAwayOp)

/** Enemies go under their decks, summons back among theirs; first encounters are not used again (STS-8.11, STS-2.12). */
const putEnemiesAwayOp = op(
  "putEnemiesAway",
  {},
  {
    run(r) {
      for (const kind of ["enemies", "leftCombat"])
        for (const ref of lying(r, kind)) {
          const rank = factOf(r, ref, "aside") > 0 ? undefined : decks.find((each) => hasKind(r, ref, each))
          const isGuest = rank === "boss" && isAtEvent(r)
          const to =
            rank === undefined ? "summons" : rank === "first-encounter" || isGuest ? "box" : deckOf[rank]
          moveObject(r, ref, zone(r, to), "bottom", NOBODY, null, "putAway")
        }
      return NEXT
    },
  },
)
export const putEnemiesAway = verb(putEnemiesAwayOp)

/** What was set off and has not happened yet never does. */
const forgetWaitingOp = op(
  "forgetWaiting",
  {},
  {
    run(r) {
      forget(r, () => true)
      return NEXT
    },
  },
)
export const forgetWaiting = verb(forgetWaitingOp)

export const endingOps = [forgetWaitingOp, tellRewardsOp, collectRewardOp, putCardsAwayOp, putEnemiesAwayOp]
