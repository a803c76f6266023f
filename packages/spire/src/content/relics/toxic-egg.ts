// Skills come better into the deck, three times.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { upgradeAdded } from "../../verbs/climb.ts"

export default relic("toxic-egg", "Toxic Egg", { price: 8, look: { glyph: "snake-egg", hue: 110 } }, [
  upgradeAdded("skill", n(3)),
])
