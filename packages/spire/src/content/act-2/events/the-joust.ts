// Gold, a relic or a potion on the one that wins half of the time.

import { n, table } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { lose } from "../../../features/events/verbs.ts"
import { payGold } from "../../../verbs/climb.ts"
import { DIE, rollDie } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

const bet = [rollDie, table(DIE, [[n(4), n(6), [gainGold(n(6))]]])]

export default event(
  "act2-joust",
  "The Joust",
  { act: 2, look: { glyph: "cloaked-figure-on-horseback", hue: 10 } },
  [
    option(bet, { cost: [payGold(n(2))] }),
    option(bet, { cost: lose("relic") }),
    option(bet, { cost: lose("potion") }),
  ],
)
