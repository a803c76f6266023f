// A relic that may be cursed.

import { n, table } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { gain, gainCurse } from "../../../verbs/climb.ts"
import { DIE, rollDie } from "../../../verbs/events.ts"

export default event(
  "act2-mausoleum-a3",
  "The Mausoleum",
  { act: 2, ascension: 3, look: { glyph: "crypt-entrance", hue: 225 } },
  [option([...gain("relic"), rollDie, table(DIE, [[n(1), n(3), [gainCurse]]])])],
)
