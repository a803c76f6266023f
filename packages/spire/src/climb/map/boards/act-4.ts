// The track of Act IV: one room after another, and no tokens. Its Elite stands there from the eleventh ascension on (STS-K.5).

import { mapBoard } from "../map.ts"

export const act4 = mapBoard("act4", 4, ["B", "$", "R"], { r0c0: "r1c0", r1c0: "r2c0" }, { below: 11 })

export const act4Elite = mapBoard(
  "act4-elite",
  4,
  ["B", "E", "$", "R"],
  { r0c0: "r1c0", r1c0: "r2c0", r2c0: "r3c0" },
  { from: 11 },
)
