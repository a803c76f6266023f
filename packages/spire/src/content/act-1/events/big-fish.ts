// Something else for each player.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { heal } from "../../../verbs/index.ts"
import { gain, gainCurse, isKind, remove, upgrade } from "../../../verbs/climb.ts"

const STARTER_STRIKE = isKind("starter-strike")

export default event(
  "act1-big-fish",
  "Big Fish",
  { act: 1, different: true, look: { glyph: "double-fish", hue: 200 } },
  [
    option([heal(n(2))]),
    option(upgrade(n(1), STARTER_STRIKE)),
    option([...gain("relic"), gainCurse]),
    option(remove(n(1), STARTER_STRIKE)),
  ],
)
