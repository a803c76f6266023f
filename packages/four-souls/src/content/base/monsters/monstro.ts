// Nothing but its numbers.

import { monster } from "../../../verbs/card.ts"

export default monster("monstro", "Monstro", {
  kind: "boss",
  health: 4,
  evasion: 4,
  attack: 1,
  reward: { cents: 6 },
  souls: 1,
  look: { glyph: "carnivore-mouth", hue: 358 },
})
