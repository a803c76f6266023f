// Strength for one attack.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { oncePerCombat, strengthForAttack } from "../../verbs/items.ts"

export default relic("akabeko", "Akabeko", { price: 6, look: { glyph: "bull", hue: 2 } }, [
  oncePerCombat([strengthForAttack(n(1))]),
])
