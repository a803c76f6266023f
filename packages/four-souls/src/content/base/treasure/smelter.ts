// Cents for loot.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { discard, gainCents, paid } from "../../../verbs/index.ts"

export default treasure("smelter", "Smelter", { kind: "paid", look: { glyph: "foundry-bucket", hue: 20 } }, [
  paid([discard(1)], [gainCents(n(3))]),
])
