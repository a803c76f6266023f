// Loot for damage.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../words/card.ts"
import { loot, whenYouTakeDamage } from "../../../words/index.ts"

export default treasure("fanny-pack", "Fanny Pack", { kind: "passive", look: { glyph: "belt", hue: 320 } }, [
  whenYouTakeDamage([loot(n(1))]),
])
