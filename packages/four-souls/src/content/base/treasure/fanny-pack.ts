// Loot for damage.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { loot, whenYouTakeDamage } from "../../../verbs/index.ts"

export default treasure("fanny-pack", "Fanny Pack", { kind: "passive", look: { glyph: "belt", hue: 320 } }, [
  whenYouTakeDamage([loot(n(1))]),
])
