// A hit, and what the die gives.

import { le, n, read, when } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { block, foe, hit } from "../../verbs/index.ts"
import { scry } from "../../verbs/items.ts"

const lucky = (damage: number, look: number) => ({
  cost: 0,
  targets: [foe],
  do: [hit(n(damage)), when(le(read("die", "this"), n(3)), [scry(n(look))], [block(n(1))])],
})

export default attack(
  "watcher-just-lucky",
  "Just Lucky",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "rolling-dice-cup", hue: 120 },
  },
  lucky(1, 1),
  lucky(2, 2),
)
