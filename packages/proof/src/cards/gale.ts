// Shuffles the deck: whatever anybody knew of it is gone.

import { card, spell } from "../words.ts"

export default card({ glyph: "windy-stripes", hue: 175 }, spell("gale", [{ op: "shuffle", zone: "deck" }]))
