// A card every turn.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { draw, startOfTurn } from "../../verbs/index.ts"

export default bossRelic(
  "ring-of-the-serpent",
  "Ring of the Serpent",
  { look: { glyph: "snake-spiral", hue: 120 } },
  [startOfTurn(draw(n(1)))],
)
