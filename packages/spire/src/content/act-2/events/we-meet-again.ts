// An old acquaintance has a relic for whoever gives something for it.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { lose, rareOrUncommon } from "../../../features/events/verbs.ts"
import { gain, payGold, remove } from "../../../verbs/climb.ts"

export default event(
  "act2-we-meet-again",
  "We Meet Again!",
  { act: 2, look: { glyph: "three-friends", hue: 25 } },
  [
    option(gain("relic"), { cost: [payGold(n(4))] }),
    option(gain("relic"), { cost: lose("relic") }),
    option(gain("relic"), { cost: remove(n(1), rareOrUncommon) }),
  ],
)
