// Block for whoever needs it.

import { n, target } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { ally, block, players } from "../../verbs/index.ts"

export default skill(
  "silent-dodge-and-roll",
  "Dodge and Roll",
  { character: "silent", deck: "rewards", rarity: "common", count: 2, look: { glyph: "dodge", hue: 160 } },
  { cost: 1, targets: [ally, target("second", players)], do: [block(n(1), "ally"), block(n(1), "second")] },
  {
    cost: 1,
    targets: [ally, target("second", players), target("third", players)],
    do: [block(n(1), "ally"), block(n(1), "second"), block(n(1), "third")],
  },
)
