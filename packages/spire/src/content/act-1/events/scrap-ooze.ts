// Something in the ooze, for whoever reaches in often enough.

import { n, table } from "@soulspire/kernel"
import { event, leaveIt, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain } from "../../../verbs/climb.ts"
import { chooseAgain, DIE, rollDie } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event(
  "act1-scrap-ooze-a3",
  "Scrap Ooze",
  { act: 1, ascension: 3, look: { glyph: "goo-skull", hue: 85 } },
  [
    option([
      rollDie,
      loseHp(n(1)),
      table(DIE, [
        [n(1), n(2), [chooseAgain]],
        [n(3), n(4), [gainGold(n(2))]],
        [n(5), n(6), gain("relic")],
      ]),
    ]),
    leaveIt,
  ],
)
