// Damage for a card, on a low die.

import { gate, n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { damage, exhaustFromHand } from "../../verbs/index.ts"
import { chooseFoe, onFace } from "../../verbs/items.ts"

export default relic(
  "charons-ashes",
  "Charon's Ashes",
  { price: 7, look: { glyph: "covered-jar", hue: 230 } },
  [
    onFace(
      [1, 2],
      [
        gate({
          ask: "may",
          prompt: "exhaust-to-hurt",
          do: exhaustFromHand(),
          ifDo: [chooseFoe, damage(n(2))],
        }),
      ],
    ),
  ],
)
