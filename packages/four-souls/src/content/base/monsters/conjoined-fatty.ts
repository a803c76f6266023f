// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("conjoined-fatty", "Conjoined Fatty", {
  kind: "basic",
  health: 4,
  evasion: 3,
  attack: 2,
  reward: { loot: 2 },
  look: { glyph: "split-body", hue: 340 },
})
