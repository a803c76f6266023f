// HP to begin with.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { combatBegins, heal } from "../../verbs/index.ts"

export default relic("blood-vial", "Blood Vial", { price: 6, look: { glyph: "vial", hue: 0 } }, [
  combatBegins(heal(n(1))),
])
