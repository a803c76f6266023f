// Strength to begin with.

import { n } from "@soulspire/kernel"
import { relic } from "../../item.ts"
import { combatBegins } from "../../words.ts"
import { strengthThisTurn } from "../../words/items.ts"

export default relic("mutagen", "Mutagen", { price: 6, look: { glyph: "test-tubes", hue: 130 } }, [
  combatBegins(...strengthThisTurn(n(1))),
])
