// Damage to players or monsters, by a roll.

import { n } from "@soulspire/kernel"
import { loot as lootCard } from "../../../verbs/card.ts"
import { inOrder, monsters, players, rollTable, take } from "../../../verbs/index.ts"

export default lootCard(
  "xvi-the-tower",
  "XVI. The Tower",
  { kind: "tarot", look: { glyph: "tarot-16-the-tower", hue: 22 } },
  [
    rollTable([
      [n(1), n(2), [take(n(1), { who: players })]],
      [n(3), n(4), [inOrder("hit", monsters), take(n(1), { who: "hit" })]],
      [n(5), n(6), [take(n(2), { who: players })]],
    ]),
  ],
)
