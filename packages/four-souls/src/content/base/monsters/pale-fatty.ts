// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("pale-fatty", "Pale Fatty", {
  kind: "basic",
  health: 4,
  evasion: 3,
  attack: 1,
  reward: { cents: 6 },
  look: { glyph: "fat", hue: 210, small: "snowflake-1" },
})
