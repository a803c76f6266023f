// Changes a roll while it waits.

import { n, target } from "@soulspire/kernel"
import { card, nudge, rolls, spell } from "../words.ts"

export default card(
  { glyph: "pointing", hue: 25 },
  spell("finger", [nudge("die", n(1))], { targets: [target("die", rolls)] }),
)
