// Daze: fills a hand for a turn and is gone.

import { statusCard } from "../../cards/card.ts"

export default statusCard(
  "daze",
  "status-daze",
  "Daze",
  { count: 10, look: { glyph: "star-struck", hue: 52 } },
  { cost: "unplayable", keywords: ["ethereal"] },
)
