// A hit that grows by waiting.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { wasRetained } from "../../features/keywords/retain/verbs.ts"
import { foe, hit } from "../../verbs/index.ts"

export default attack(
  "watcher-windmill-strike",
  "Windmill Strike",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "paper-windmill", hue: 175 } },
  { cost: 2, keywords: ["retain"], targets: [foe], do: [hit(n(2), { bonus: n(3), if: wasRetained })] },
  { cost: 2, keywords: ["retain"], targets: [foe], do: [hit(n(2), { bonus: n(5), if: wasRetained })] },
)
