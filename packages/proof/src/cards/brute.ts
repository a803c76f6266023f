// A strong foe.

import { card, foe } from "../words.ts"

export default card(
  { glyph: "ogre", hue: 20 },
  foe("brute", { health: 3, guard: 4, might: 2, coins: 3, lights: 1 }),
)
