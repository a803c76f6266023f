// What it does to the active player it does to a neighbour as well.

import { all, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { dealAlso, on } from "../../../verbs/index.ts"

export default monster(
  "rage-creep",
  "Rage Creep",
  {
    kind: "basic",
    health: 1,
    evasion: 5,
    attack: 1,
    reward: { loot: 2 },
    threePlus: true,
    look: { glyph: "enrage", hue: 2 },
  },
  [on("damage", all(same("ev.from", "this"), same("ev.whom", "active")), [dealAlso("toTheLeft")])],
)
