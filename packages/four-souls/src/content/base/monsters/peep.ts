// Brings The Bloat. First edition: into any slot, also one that is attacked.

import { choose, type Select } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { monsterSlots, putOver, searchFor, unattackedSlots, whenThisDies } from "../../../verbs/index.ts"

const print = (slots: Select): Card =>
  monster(
    "peep",
    "Peep",
    {
      kind: "boss",
      health: 3,
      evasion: 4,
      attack: 1,
      reward: { treasure: 1 },
      souls: 1,
      look: { glyph: "bleeding-eye", hue: 55 },
    },
    [
      whenThisDies(
        searchFor("monster", "the-bloat", "found", [
          choose({ what: slots, as: "over", prompt: "cover" }),
          putOver("found", "over"),
        ]),
      ),
    ],
  )

export default editions(print(unattackedSlots), print(monsterSlots))
