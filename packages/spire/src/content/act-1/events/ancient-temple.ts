// A relic for blood, and more blood for each who comes late.

import { add, n, read } from "@soulspire/kernel"
import { event, leaveIt, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain } from "../../../verbs/climb.ts"

export default event(
  "act1-ancient-temple",
  "Ancient Temple",
  { act: 1, look: { glyph: "ancient-ruins", hue: 40 } },
  [option([...gain("relic"), loseHp(add(n(1), read("chosenBefore", "you")))]), leaveIt],
)
