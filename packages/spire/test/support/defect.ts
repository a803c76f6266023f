// A table for the Defect: its board with three slots, before one enemy unless a test says otherwise.

import { combat, type Position } from "./table.ts"

type Place = NonNullable<Position["p1"]>

export const defect = (place: Place, more: Position = {}): ReturnType<typeof combat> =>
  combat({ enemies: ["first-cultist"], p1: { board: ["character-defect"], ...place }, ...more })

/** An enemy that takes much. */
export const boss = { enemies: ["b1-hexaghost"], conditions: [{ hp: 36 }] } satisfies Position
/** Two in the first player's row, one in the second's. */
export const rows = {
  p2: {},
  enemies: ["first-cultist", "first-jaw-worm", "first-small-slime"],
  conditions: [{ hp: 9 }, { hp: 9 }, { row: 1, hp: 9 }],
} satisfies Position
