// What hurts now protects later.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { addCounters, paid, preventNext, removeCounters, whenYouTakeDamage } from "../../../verbs/index.ts"

export default treasure(
  "the-poop",
  "The Poop",
  { kind: "paid", look: { glyph: "turd", hue: 22, small: "energy-shield" } },
  [whenYouTakeDamage([addCounters(1)]), paid([removeCounters(1)], [preventNext(n(1), "you")])],
)
