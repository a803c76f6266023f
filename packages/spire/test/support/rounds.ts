// Positions at the start of a turn, where relics work: the turn before them is over at once.

import { combat, type Position } from "./table.ts"

type TestTable = ReturnType<typeof combat>

/** Everybody is done with this turn. */
export function endTurn(table: TestTable): TestTable {
  for (let seat = 1; seat <= table.state.seats; seat++) table.pick(seat, "done")
  return table
}

/** A cultist has acted once, and the die of the second round shows this. */
export const onDie = (face: number, position: Position = {}): TestTable =>
  endTurn(combat({ enemies: ["first-cultist"], ...position, dice: [face] }))

/** The start of the first turn of a combat. */
export const atFirst = (position: Position): TestTable =>
  endTurn(combat({ enemies: ["first-cultist"], ...position, round: 0 }))
