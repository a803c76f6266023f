// Changes one printed numeral of a thing, for good.

import { n, rewrite, target } from "@soulspire/kernel"
import { card, spell, things } from "../words.ts"

export default card(
  { glyph: "quill-ink", hue: 235 },
  spell("quill", [rewrite("it1", "you", n(1), "")], { targets: [target("it1", things)] }),
)
