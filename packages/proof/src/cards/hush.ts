// A thing loses all its abilities till end of turn.

import { loseAbilities, target } from "@soulspire/kernel"
import { card, spell, things } from "../words.ts"

export default card(
  { glyph: "silence", hue: 240 },
  spell("hush", [loseAbilities("it1", "all", "turn")], { targets: [target("it1", things)] }),
)
