// Rids its player of what weakens them.

import { potion } from "../../cards/item.ts"
import { loseWeakAndVulnerable, drink } from "../../verbs/items.ts"

export default potion(
  "ancient-potion",
  "Ancient Potion",
  { price: 2, look: { glyph: "standing-potion", hue: 48 } },
  [drink(loseWeakAndVulnerable("you"))],
)
