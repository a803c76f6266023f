// Attacks come better into the deck, three times.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { upgradeAdded } from "../../verbs/climb.ts"

export default relic(
  "molten-egg",
  "Molten Egg",
  { price: 8, look: { glyph: "dinosaur-egg", hue: 15, small: "flame" } },
  [upgradeAdded("attack", n(3))],
)
