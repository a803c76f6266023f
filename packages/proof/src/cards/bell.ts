// Ends the turn, whatever is going on.

import { leave } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card({ glyph: "ringing-bell", hue: 46 }, spell("bell", [leave("turn")]))
