// Block to begin with.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { block, combatBegins } from "../../verbs/index.ts"

export default relic("anchor", "Anchor", { price: 6, look: { glyph: "anchor", hue: 205 } }, [
  combatBegins(block(n(2))),
])
