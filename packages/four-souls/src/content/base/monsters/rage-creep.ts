// What it does to the active player it does to a neighbour as well. First edition: on the other side, and whoever it was done to.

import { all, type Cond, eq, ref, same } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { dealAlso, on } from "../../../verbs/index.ts"

const print = (victim: Cond, neighbour: string): Card =>
  monster(
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
    [on("damage", all(same("ev.from", "this"), victim), [dealAlso(neighbour)])],
  )

// What it does by itself goes no further: only the blow does.
export default editions(
  print(same("ev.whom", "active"), "toTheLeft"),
  print(eq(ref("ev.combat"), 1), "toTheRight"),
)
