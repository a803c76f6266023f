// A better card, potions, or two better cards by chance and for blood.

import { n } from "@soulspire/kernel"
import { blessing } from "../../event.ts"
import { loseHp } from "../../words.ts"
import { gainMany, GREETING, upgrade, upgradeRandom } from "../../words/climb.ts"

export default blessing("neow-08", { look: { glyph: "jellyfish", hue: 215, small: "upgrade" } }, GREETING, [
  upgrade(),
  gainMany("potion", n(3)),
  [upgradeRandom(n(2)), loseHp(n(2))],
])
