// The party dreams of gold, of health, of better cards, or of a boss it has left behind.

import { each, n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { fightOldBoss, upgradeSome } from "../../../features/events/verbs.ts"
import { loseHp, players } from "../../../verbs/index.ts"
import { curse, reward } from "../../../verbs/climb.ts"
import { allTakeNow, fullHeal } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

// disputed: what the boss leaves; told elsewhere as a relic alone.
const SPOILS = ["relic", "card"] as const

export default event(
  "act3-mind-bloom",
  "Mind Bloom",
  { act: 3, oneChoice: true, look: { glyph: "spiral-bloom", hue: 310 } },
  [
    option([each(players, "who", [gainGold(n(5), "who")])]),
    option([each(players, "who", [fullHeal("who"), curse("who")])]),
    option([each(players, "who", [upgradeSome(n(2), "who"), loseHp(n(3), "who")])]),
    option([
      fightOldBoss(n(1)),
      each(
        players,
        "who",
        SPOILS.map((kind) => reward(kind, "who")),
      ),
      allTakeNow,
    ]),
  ],
)
