// The enemies of the room are laid out (STS-5.2, STS-5.3, STS-6.3 to STS-6.5).

import { NEXT, NOBODY, type Ref, topOf, zone, verb } from "@soulspire/kernel"
import { type SpireRun, op } from "../../state/run.ts"
import { EVERY_ROW } from "../../state/types.ts"
import { enterCombat } from "../atoms/course.ts"
import { bringOthers } from "./ops.ts"

function enterTop(r: SpireRun, deck: string, row: number): Ref[] {
  const card = topOf(r, zone(r, deck))
  return card === NOBODY ? [] : [enterCombat(r, card, row)]
}

/** One for each player, in that player's row. */
function dealEncounters(r: SpireRun, deck: string): Ref[] {
  const dealt: Ref[] = []
  for (let row = 0; row < r.s.seats; row++) dealt.push(...enterTop(r, deck, row))
  return dealt
}

function dealEnemies(r: SpireRun): Ref[] {
  switch (r.s.table.room) {
    case "boss":
      return enterTop(r, "bossDeck", EVERY_ROW)
    case "elite":
      return enterTop(r, "eliteDeck", 0)
    case "encounter":
      return dealEncounters(r, "encounterDeck")
    case "first-encounter":
      return dealEncounters(r, "firstEncounters")
    default:
      return []
  }
}

const dealRoomOp = op(
  "dealRoom",
  {},
  {
    run(r) {
      // What is pushed last happens first: from the bottom row up.
      for (const enemy of dealEnemies(r).toReversed()) bringOthers(r, enemy)
      return NEXT
    },
  },
)
export const dealRoom = verb(dealRoomOp)

export const dealOps = [dealRoomOp]
