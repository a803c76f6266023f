// It wants a relic that it picks itself, or blood, or a soul.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseRevealedRelic } from "../../../features/events/verbs.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainCurse } from "../../../verbs/climb.ts"

export default event(
  "act2-forgotten-altar-a3",
  "Forgotten Altar",
  { act: 2, ascension: 3, reveals: true, look: { glyph: "sword-altar", hue: 0 } },
  [option(gain("relic"), { cost: loseRevealedRelic }), option([loseHp(n(2))]), option([gainCurse])],
)
