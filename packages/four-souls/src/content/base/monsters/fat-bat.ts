// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("fat-bat", "Fat Bat", {
  kind: "basic",
  health: 3,
  evasion: 5,
  attack: 1,
  reward: { treasure: 1 },
  look: { glyph: "evil-bat", hue: 320 },
})
