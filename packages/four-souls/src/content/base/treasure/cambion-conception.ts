// Treasure for much damage.

import { ge, n, read, ref, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { addCounters, and, gainTreasure, removeCounters, whenYouTakeDamage } from "../../../verbs/index.ts"

export default treasure(
  "cambion-conception",
  "Cambion Conception",
  { kind: "passive", look: { glyph: "fetus", hue: 355 } },
  [
    whenYouTakeDamage([
      addCounters(ref("ev.amount")),
      when(ge(read("counters", "this"), n(6)), and(removeCounters(n(6)), gainTreasure(n(1)))),
    ]),
  ],
)
