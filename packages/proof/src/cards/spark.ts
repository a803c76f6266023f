// Two damage to anybody or any foe.

import { n, target } from "@soulspire/kernel"
import { card, hurt, spell } from "../words.ts"

export default card(
  { glyph: "electric", hue: 52 },
  spell("spark", [hurt("it1", n(2))], { targets: [target("it1", { from: ["seats", "field"] })] }),
)
