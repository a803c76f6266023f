// Verbs about loot cards that are played in the middle of what resolves: whenever that is (FS-2.2.3). They wait on the stack
// like any others.

import { announce, NEXT, NOBODY, printedAct, type Ref, type Seat, setDone, verb } from "@soulspire/kernel"
import { op } from "../../state/op.ts"
import { type FourSoulsRun, player } from "../../state/run.ts"
import { note } from "../../state/note.ts"
import { lootPlaysLeft, waysToPlay } from "./plays.ts"

/** Can it be played just now, apart from what that costs? */
const isPlayable = (r: FourSoulsRun, who: Seat, card: Ref): boolean => waysToPlay(r, who, card).length > 0

/** With a loot play. */
const playNowOp = op(
  "playNow",
  { card: "whom", who: "seat" },
  {
    run(r, f, a) {
      const [who, card] = [a.who(r, f.env, NOBODY), a.card(r, f.env, NOBODY)]
      const plays = lootPlaysLeft(r, who) > 0 && isPlayable(r, who, card)
      setDone(f.env, plays)
      if (!plays) return NEXT
      note(player(r, who), "played", player(r, who).played + 1)
      announce(r, printedAct(r, card), who, card, [], "paid")
      return NEXT
    },
  },
)
export const playNow = verb(playNowOp, ["card"], { who: "you" })

const playForFreeOp = op(
  "playForFree",
  { card: "whom", who: "seat" },
  {
    run(r, f, a) {
      const [who, card] = [a.who(r, f.env, NOBODY), a.card(r, f.env, NOBODY)]
      const plays = isPlayable(r, who, card)
      setDone(f.env, plays)
      if (plays) announce(r, printedAct(r, card), who, card, [], "paid")
      return NEXT
    },
  },
)
export const playForFree = verb(playForFreeOp, ["card"], { who: "you" })

export const playingOps = [playNowOp, playForFreeOp]
