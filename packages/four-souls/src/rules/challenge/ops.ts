// Verbs of challenges (chapter 18): the timer, the final boss, minions.

import { emit, moveObject, NEXT, NOBODY, object, type Ref, spawn, verb, zone } from "@soulspire/kernel"
import { cardOf, playedAs } from "../../state/card-editions.ts"
import { op } from "../../state/op.ts"
import { setAside } from "./set-aside.ts"
import { enters } from "../items/enters.ts"
import type { FourSoulsRun } from "../../state/run.ts"
import { openSlots } from "../set-up/setup.ts"
import { topOfDeck } from "../slots/slots.ts"
import { setTimer, tick } from "./atoms.ts"

/** A card by its name, where a challenge may take it from: outside the game, or out of the deck. */
function cardNamed(r: FourSoulsRun, card: string): Ref {
  for (const pile of ["outside", "monsterDeck"])
    for (const ref of r.s.zones[zone(r, pile)]) {
      const def = object(r, ref)?.def ?? NOBODY
      if (def >= 0 && cardOf(r.m.defs[def].def) === card) return ref
    }
  return NOBODY
}

/** The challenge is laid out for everybody to see, and does what it does before the slots are filled. */
const layChallengeOp = op(
  "layChallenge",
  {},
  {
    run(r) {
      const { challenge } = r.s.table
      const card = challenge === "" ? NOBODY : cardNamed(r, challenge)
      if (card === NOBODY) return NEXT
      enters(r, moveObject(r, card, zone(r, "challenge"), "top", NOBODY, null, "set-up"))
      return NEXT
    },
  },
)
export const layChallenge = verb(layChallengeOp)

/** What it is about is told when everything else lies there, so that it is read. */
const tellChallengeOp = op(
  "tellChallenge",
  {},
  {
    run(r) {
      const { challenge } = r.s.table
      if (challenge !== "") emit(r, { k: "challenge", card: challenge }, null)
      return NEXT
    },
  },
)
export const tellChallenge = verb(tellChallengeOp)

const fillFirstSlotsOp = op(
  "fillFirstSlots",
  {},
  {
    run(r) {
      openSlots(r)
      return NEXT
    },
  },
)
export const fillFirstSlots = verb(fillFirstSlotsOp)

/** A timer stands on the table. */
const startTimerOp = op(
  "startTimer",
  { at: "amount" },
  {
    run(r, f, a) {
      setTimer(r, a.at(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const startTimer = verb(startTimerOp, ["at"])

/** Time goes by because an ability says so (FS-18.6). */
const tickTimerOp = op(
  "tickTimer",
  { by: "amount" },
  {
    run(r, f, a) {
      tick(r, a.by(r, f.env, NOBODY))
      return NEXT
    },
  },
)
export const tickTimer = verb(tickTimerOp, ["by"])

/** The boss is there whatever the decks are made of. */
const putFinalBossOp = op(
  "putFinalBoss",
  { card: "name" },
  {
    run(r, _f, a) {
      const found = cardNamed(r, a.card)
      const def = playedAs(r, a.card)
      if (found !== NOBODY) setAside(r, found, "final-boss", "set-up")
      else if (def !== undefined)
        setAside(r, spawn(r, def, zone(r, "outside"), NOBODY).ref, "final-boss", "set-up")
      return NEXT
    },
  },
)
export const putFinalBoss = verb(putFinalBossOp, ["card"])

/** The top card of the monster deck, whatever it is (FS-18.4, FS-18.5). */
const putMinionOp = op(
  "putMinion",
  {},
  {
    run(r) {
      setAside(r, topOfDeck(r, "monster"), "minion", "minion")
      return NEXT
    },
  },
)
export const putMinion = verb(putMinionOp)

export const challengeOps = [
  layChallengeOp,
  tellChallengeOp,
  fillFirstSlotsOp,
  startTimerOp,
  tickTimerOp,
  putFinalBossOp,
  putMinionOp,
]
