// One card less, some gold, or all gold for two better cards by chance.

import { n } from "@soulspire/kernel"
import { blessing } from "../../cards/event.ts"
import { GREETING, loseGold, remove, upgradeRandom } from "../../verbs/climb.ts"
import { gainGold } from "../../verbs/items.ts"

export default blessing("neow-12", { look: { glyph: "sea-star", hue: 190, small: "upgrade" } }, GREETING, [
  remove(),
  [gainGold(n(5))],
  [upgradeRandom(n(2)), loseGold(n(3))],
])
