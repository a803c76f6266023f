// A better card, or two at random for blood.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { upgrade, upgradeRandom } from "../../../verbs/climb.ts"

export default event(
  "act1-upgrade-shrine",
  "Upgrade Shrine",
  { act: 1, look: { glyph: "star-altar", hue: 48 } },
  [option(upgrade()), option([upgradeRandom(n(2)), loseHp(n(2))])],
)
