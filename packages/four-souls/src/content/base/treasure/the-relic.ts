// Loot for every 1.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { loot, whenRolled } from "../../../verbs/index.ts"

export default treasure("the-relic", "The Relic", { kind: "passive", look: { glyph: "crucifix", hue: 48 } }, [
  whenRolled(1, [loot(n(1))]),
])
