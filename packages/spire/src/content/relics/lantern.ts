// Energy to begin with.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { combatBegins, gainEnergy } from "../../verbs/index.ts"

export default relic("lantern", "Lantern", { price: 6, look: { glyph: "old-lantern", hue: 42 } }, [
  combatBegins(gainEnergy(n(1))),
])
