// A better card, potions, or two better cards by chance and for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { loseHp } from "../../verbs/index.ts"
import { gainMany, GREETING, upgrade, upgradeRandom } from "../../verbs/climb.ts"

export default blessing("neow-08", { look: { glyph: "jellyfish", hue: 215, small: "upgrade" } }, GREETING, [
  upgrade(),
  gainMany("potion", n(3)),
  [upgradeRandom(n(2)), loseHp(n(2))],
])
