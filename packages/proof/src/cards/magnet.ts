// Takes a thing: on its new board it is a new object.

import { target } from "@soulspire/kernel"
import { card, control, spell, things } from "../words.ts"

export default card(
  { glyph: "magnet", hue: 2 },
  spell("magnet", [control("it1", "you")], {
    targets: [target("it1", { ...things, of: "others" })],
  }),
)
