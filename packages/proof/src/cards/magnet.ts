// Takes a thing: on its new board it is a new object.

import { target } from "@soulspire/kernel"
import { card, spell, things } from "../words.ts"

export default card(
  { glyph: "magnet", hue: 2 },
  spell("magnet", [{ op: "control", whom: "it1", by: "you" }], {
    targets: [target("it1", { ...things, of: "others" })],
  }),
)
