// Looks into a hand as it dies.

import { gate } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, lookAt, players, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "moms-eye",
  "Mom's Eye",
  {
    kind: "basic",
    health: 1,
    evasion: 4,
    attack: 2,
    reward: { loot: 1 },
    look: { glyph: "eyeball", hue: 205 },
  },
  [
    whenThisDies(
      [gate({ ask: "may", prompt: "look-hand", do: [], ifDo: [lookAt({ from: "hand", of: "it1" })] })],
      aim(players),
    ),
  ],
)
