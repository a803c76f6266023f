// Cancels something on the stack.

import { target } from "@soulspire/kernel"
import { cancel, card, spell, stackItems } from "../words.ts"

export default card(
  { glyph: "candle-holder", hue: 230 },
  spell("snuff", [cancel("item")], { targets: [target("item", stackItems)] }),
)
