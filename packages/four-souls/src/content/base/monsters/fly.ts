// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("fly", "Fly", {
  kind: "basic",
  health: 1,
  evasion: 2,
  attack: 1,
  reward: { cents: 1 },
  look: { glyph: "fly", hue: 95 },
})
