// Changes a roll while it waits.

import { n, target } from "@soulspire/kernel"
import { card, rolls, spell, step } from "../words.ts"

export default card(
  { glyph: "pointing", hue: 25 },
  spell("finger", [step("nudge", { die: "die", by: n(1) })], { targets: [target("die", rolls)] }),
)
