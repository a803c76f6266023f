// Cards for a hand without attacks.

import { n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { draw } from "../../verbs/index.ts"
import { noneInHand } from "../../verbs/items.ts"

export default skill(
  "colorless-impatience",
  "Impatience",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "stopwatch", hue: 20 } },
  { cost: 0, do: [when(noneInHand("attack"), [draw(n(2))])] },
  { cost: 0, do: [when(noneInHand("attack"), [draw(n(3))])] },
)
