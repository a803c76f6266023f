// The enemies of the room are laid out (STS-5.2, STS-5.3, STS-6.3 to STS-6.5).

import { NEXT, NOBODY, opFor, topOf, zone } from "@soulspire/kernel"
import type { SpireRun } from "../run.ts"
import { type Data, EVERY_ROW, type Table } from "../types.ts"
import { enter } from "./enemies.ts"

const op = opFor<Table, Data>()

function enterTop(r: SpireRun, deck: string, row: number): void {
  const card = topOf(r, zone(r, deck))
  if (card !== NOBODY) enter(r, card, row)
}

const dealRoom = op(
  "dealRoom",
  {},
  {
    run(r) {
      const { room } = r.s.table
      if (room === "boss") enterTop(r, "bossDeck", EVERY_ROW)
      else if (room === "elite") enterTop(r, "eliteDeck", 0)
      else
        for (let row = 0; row < r.s.seats; row++)
          enterTop(r, room === "encounter" ? "encounterDeck" : "firstEncounters", row)
      return NEXT
    },
  },
)

export const dealOps = [dealRoom]
