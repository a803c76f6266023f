// A potion for everybody, and perhaps one more.

import { each, n, table } from "@soulspire/kernel"
import { event, happens } from "../../../cards/event.ts"
import { players } from "../../../verbs/index.ts"
import { reward } from "../../../verbs/climb.ts"
import { allTakeNow, DIE, oneGains, rollDie } from "../../../verbs/events.ts"

export default event("act1-lab", "Lab", { act: 1, look: { glyph: "chemical-tank", hue: 120 } }, [
  happens(
    each(players, "who", [reward("potion", "who")]),
    allTakeNow,
    rollDie,
    table(DIE, [[n(4), n(6), oneGains("potion")]]),
  ),
])
