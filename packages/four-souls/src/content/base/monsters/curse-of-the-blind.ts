// Monsters are harder to hit.

import { is, n } from "@soulspire/kernel"
import { curse } from "../../../verbs/card.ts"
import { yourTurn } from "../../../verbs/index.ts"

export default curse(
  "curse-of-the-blind",
  "Curse of the Blind",
  { look: { glyph: "sight-disabled", hue: 275 } },
  [{ k: "stat", stat: "evasion", to: is("it", "monster"), when: yourTurn, add: n(1) }],
)
