// A combat on the way up that is over with the next strike, for what happens after it.

import { refsIn } from "@soulspire/testkit"
import { type ClimbTable, entering, type Way } from "./climb.ts"

/** Who is met where. */
const enemies = { encounter: "a1-red-louse", elite: "e1-gremlin-nob" }

/** Somebody alone, with this rule of the climb before them, in the first turn of an encounter or against an elite. */
export function skirmish(
  modifier: string,
  { p1, ...way }: Way = {},
  room: keyof typeof enemies = "encounter",
): ClimbTable {
  const table = entering(room, {
    room: [modifier],
    p1: {
      board: ["character-silent"],
      deck: ["silent-strike"],
      hp: 9,
      maxHp: 9,
      ...p1,
    },
    encounterDeck: [enemies.encounter],
    eliteDeck: [enemies.elite],
    ...way,
  })
  table.game.arrange(table.state, (r) => {
    for (const ref of refsIn(table, "enemies")) {
      const data = r.s.objects.find((each) => each.ref === ref)?.data
      if (data !== undefined && data !== null) Object.assign(data, { hp: 1, block: 0 })
    }
  })
  return table
}

/** The enemy falls. */
export const win = (table: ClimbTable): ClimbTable =>
  table.p1.play("silent-strike", table.state.table.room === "elite" ? enemies.elite : enemies.encounter)
