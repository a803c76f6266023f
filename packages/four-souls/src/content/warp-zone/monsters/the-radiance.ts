// Easier to hit with every death.

import { n, read, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { addCounters, on } from "../../../verbs/index.ts"

export default monster(
  "the-radiance",
  "The Radiance",
  {
    set: "warp-zone",
    kind: "boss",
    health: 7,
    evasion: 6,
    attack: 5,
    reward: { loot: 10 },
    souls: 1,
    indomitable: true,
    look: { glyph: "sun-radiations", hue: 50 },
  },
  [
    on("playerDies", null, [addCounters(1, { whom: "this" })]),
    { k: "stat", stat: "evasion", add: { mul: [n(-1), read("counters", "this")] } },
    { k: "stat", stat: "lootStep", to: same("it", "active"), add: n(1) },
  ],
)
