// Treasure for much damage: a counter for each point of it; for each time, in the first edition.

import { type Amount, ge, n, read, ref, when } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { addCounters, and, gainTreasure, removeCounters, whenYouTakeDamage } from "../../../verbs/index.ts"

const print = (counters: Amount): Card =>
  treasure(
    "cambion-conception",
    "Cambion Conception",
    { kind: "passive", look: { glyph: "fetus", hue: 355 } },
    [
      whenYouTakeDamage([
        addCounters(counters),
        when(ge(read("counters", "this"), n(6)), and(removeCounters(n(6)), gainTreasure(n(1)))),
      ]),
    ],
  )

export default editions(print(ref("ev.amount")), print(1))
