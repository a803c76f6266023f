// Strength to begin with.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { combatBegins } from "../../verbs/index.ts"
import { strengthThisTurn } from "../../verbs/items.ts"

export default relic("mutagen", "Mutagen", { price: 6, look: { glyph: "test-tubes", hue: 130 } }, [
  combatBegins(...strengthThisTurn(n(1))),
])
