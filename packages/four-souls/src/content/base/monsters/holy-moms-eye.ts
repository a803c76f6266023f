// Every 2 may recharge.

import { gate, target } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { items, recharge, whenRolled } from "../../../verbs/index.ts"

export default monster(
  "holy-moms-eye",
  "Holy Mom's Eye",
  {
    kind: "holy",
    health: 1,
    evasion: 4,
    attack: 2,
    reward: { loot: 1 },
    look: { glyph: "eyeball", hue: 50, small: "angel-wings" },
  },
  [
    whenRolled(2, [gate({ who: "ev.who", ask: "may", prompt: "recharge", do: [recharge("it1")] })], {
      targets: [target("it1", items, "ev.who")],
    }),
  ],
)
