// Several hits that wait for their time.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-flying-sleeves",
  "Flying Sleeves",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "common",
    count: 2,
    look: { glyph: "spinning-ribbons", hue: 260 },
  },
  { cost: 1, keywords: ["retain"], targets: [foe], do: [hit(n(1), { times: n(2) })] },
  { cost: 1, keywords: ["retain"], targets: [foe], do: [hit(n(1), { times: n(3) })] },
)
