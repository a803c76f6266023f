// Takes an item from somebody as it dies.

import { all, gate, is } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { aim, nonEternal, steal, whenThisDies } from "../../../verbs/index.ts"

export default monster(
  "moms-dead-hand",
  "Mom's Dead Hand",
  {
    kind: "basic",
    health: 2,
    evasion: 5,
    attack: 1,
    reward: { cents: 4 },
    look: { glyph: "skeletal-hand", hue: 200 },
  },
  [
    whenThisDies(
      [gate({ ask: "may", prompt: "steal-item", do: [steal("it1")] })],
      aim({ from: "board", of: "others", where: all(is("it", "item"), nonEternal) }),
    ),
  ],
)
