// Everybody has a go, and whoever strikes the last blow is paid.

import { edit, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { afterAttackRoll, attackRollBy, otherPlayers } from "../../../verbs/index.ts"

export default monster(
  "ultra-greed",
  "Ultra Greed!",
  {
    set: "requiem",
    kind: "epic-boss",
    health: 8,
    evasion: 5,
    attack: 1,
    reward: { cents: 40 },
    souls: 1,
    look: { glyph: "golem-head", hue: 48 },
  },
  [
    afterAttackRoll([attackRollBy(otherPlayers, "this")]),
    {
      k: "replace",
      event: "rewards",
      in: ["holding"],
      when: same("would.whom", "this"),
      do: [edit({ who: "killerOrActive" })],
    },
  ],
)
