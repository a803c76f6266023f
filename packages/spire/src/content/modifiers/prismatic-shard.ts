// Everybody chooses from all characters' cards: it waits for the stances of the one that is to come.

import { modifierToCome } from "../../cards/modifier.ts"

export default modifierToCome("daily-prismatic-shard", "Prismatic Shard", {
  list: "upper",
  face: 6,
  look: { glyph: "prism", hue: 300 },
})
