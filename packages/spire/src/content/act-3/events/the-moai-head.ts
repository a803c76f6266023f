// Gold for a relic, or health for some blood.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { lose } from "../../../features/events/verbs.ts"
import { loseHp } from "../../../verbs/index.ts"
import { healFully } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

export default event("act3-moai-head", "The Moai Head", { act: 3, look: { glyph: "moai", hue: 150 } }, [
  option([gainGold({ fact: "price", of: "card" })], { cost: lose("relic") }),
  option([healFully, loseHp(n(2))]),
])
