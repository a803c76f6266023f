// Whoever has something to spare leaves a card behind too.

import { n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { payGold, remove } from "../../../verbs/climb.ts"

export default event("act2-old-beggar", "Old Beggar", { act: 2, look: { glyph: "bindle", hue: 30 } }, [
  option(remove(), { cost: [payGold(n(2))] }),
])
