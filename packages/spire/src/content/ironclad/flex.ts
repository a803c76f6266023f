// Strength for a turn.

import { later, n, same, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { loseToken, strength } from "../../verbs/index.ts"

const wanes = later(
  { k: "on", event: "turnEnds", when: same("ev.who", "you"), do: [loseToken("strength", n(1))] },
  "turn",
  1,
)

export default skill(
  "ironclad-flex",
  "Flex",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2, look: { glyph: "biceps", hue: 14 } },
  { cost: 0, keywords: ["exhaust"], do: [strength(n(1)), wanes] },
  { cost: 0, do: [strength(n(1)), when({ did: true }, [wanes])] },
)
