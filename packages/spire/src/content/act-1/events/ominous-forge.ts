// A relic that may be cursed, or a better card for blood.

import { n, table } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainCurse, upgrade } from "../../../verbs/climb.ts"
import { DIE, rollDie } from "../../../verbs/events.ts"

export default event(
  "act1-ominous-forge",
  "Ominous Forge",
  { act: 1, look: { glyph: "anvil-impact", hue: 12 } },
  [
    option([...gain("relic"), rollDie, table(DIE, [[n(1), n(3), [gainCurse]]])]),
    option([...upgrade(), loseHp(n(2))]),
  ],
)
