// A thing gains an ability till end of turn.

import { gainAbility, n, target } from "@soulspire/kernel"
import { card, gainCoins, spell, things, use } from "../words.ts"

export default card(
  { glyph: "present", hue: 340 },
  spell("gift", [gainAbility("it1", use([gainCoins("you", n(2))]), "turn")], {
    targets: [target("it1", things)],
  }),
)
