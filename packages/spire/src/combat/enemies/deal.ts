// The enemies of the room are laid out (STS-5.2, STS-5.3, STS-6.3 to STS-6.5), and bring those who stand there with them.

import { actsOf, NEXT, NOBODY, object, push, topOf, verb, zone } from "@soulspire/kernel"
import { op, type SpireObj, type SpireRun } from "../../state/run.ts"
import { EVERY_ROW, playersOf } from "../../state/types.ts"
import { enterCombat } from "../atoms/course.ts"

function enterTop(r: SpireRun, deck: string, row: number): void {
  const card = topOf(r, zone(r, deck))
  if (card !== NOBODY) enterCombat(r, card, row)
}

/** One for each player, in that player's row, from the bottom up. */
function dealEncounters(r: SpireRun, deck: string): void {
  for (let row = 0; row < playersOf(r.s.table); row++) enterTop(r, deck, row)
}

const dealRoomOp = op(
  "dealRoom",
  {},
  {
    run(r) {
      const { room } = r.s.table
      if (room === "boss") enterTop(r, "bossDeck", EVERY_ROW)
      else if (room === "elite") enterTop(r, "eliteDeck", 0)
      else if (room === "encounter") dealEncounters(r, "encounterDeck")
      else if (room === "first-encounter") dealEncounters(r, "firstEncounters")
      return NEXT
    },
  },
)
export const dealRoom = verb(dealRoomOp)

/** What it says about who stands there with it (STS-6.2). */
const bringOthersOp = op(
  "bringOthers",
  { whom: "whom" },
  {
    run(r, f, a) {
      const enemy = a.whom(r, f.env, NOBODY)
      for (const ability of actsOf(r, object(r, enemy) as SpireObj, "arrive"))
        push(r, r.m.abilities[ability].p, { this: enemy, you: NOBODY })
      return NEXT
    },
  },
)
export const bringOthers = verb(bringOthersOp, ["whom"])

export const dealOps = [dealRoomOp, bringOthersOp]
