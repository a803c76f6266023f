// A 3 steals a loot card. First edition: on any roll of whoever attacks it, not only attack rolls.

import { target } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { otherPlayers, stealAtRandom, whenAttackerRolled, whenAttackRolled } from "../../../verbs/index.ts"

const print = (rolled: typeof whenAttackRolled): Card =>
  monster(
    "ring-of-flies",
    "Ring of Flies",
    {
      kind: "basic",
      health: 3,
      evasion: 3,
      attack: 1,
      reward: { cents: 3 },
      look: { glyph: "fangs-circle", hue: 90, small: "fly" },
    },
    [
      rolled(3, [stealAtRandom("rival", { who: "ev.who" })], {
        targets: [target("rival", otherPlayers, "ev.who")],
      }),
    ],
  )

export default editions(print(whenAttackRolled), print(whenAttackerRolled))
