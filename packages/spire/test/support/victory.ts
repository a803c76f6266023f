// Combats on the way up that are over at once: for what comes before and after them.

import { damage, foes } from "../../src/verbs/index.ts"
import { spell } from "./cards.ts"
import { atStart, before, type ClimbTable, entering, type RoomName, type Way } from "./climb.ts"

/** All enemies fall. */
const wipe = spell("test-wipe", [damage(999, foes)])

/** The first player can end any combat. */
export const armed = ({ p1, cards = [], ...way }: Way): Way => ({
  ...way,
  cards: [wipe, ...cards],
  p1: { ...p1, deck: ["test-wipe", ...(p1?.deck ?? [])] },
})

/** Before the combat of this room, with what wins it. */
export const armedBefore = (room: RoomName, way: Way = {}): ClimbTable => before(room, armed(way))

/** In the combat of this room. */
export const fighting = (room: RoomName, way: Way = {}): ClimbTable => entering(room, armed(way))

/** In the first encounter. */
export function fightingFirst(way: Way = {}): ClimbTable {
  const table = atStart(armed(way))
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "go:first-encounter/r0c3")
  return table
}

export const win = (table: ClimbTable): ClimbTable => table.p1.play("test-wipe")

/** After the combat of this room. */
export const afterCombat = (room: RoomName, way: Way = {}): ClimbTable => win(fighting(room, way))
