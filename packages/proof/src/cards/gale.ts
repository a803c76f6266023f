// Shuffles the deck: whatever anybody knew of it is gone.

import { shuffleZone } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card({ glyph: "windy-stripes", hue: 175 }, spell("gale", [shuffleZone("deck")]))
