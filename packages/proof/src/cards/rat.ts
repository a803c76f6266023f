// A plain foe.

import { card, foe } from "../words.ts"

export default card(
  { glyph: "rat", hue: 32 },
  foe("rat", { health: 1, guard: 3, might: 1, coins: 1, lights: 0 }),
)
