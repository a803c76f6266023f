// The others keep still in your turn.

import { all, is, not, same } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { yourTurn } from "../../../verbs/index.ts"

const othersInYourTurn = all(not(same("who", "you")), yourTurn)

export default treasure(
  "trinity-shield",
  "Trinity Shield",
  { kind: "passive", threePlus: true, look: { glyph: "templar-shield", hue: 50 } },
  [
    { k: "forbid", act: "play", when: othersInYourTurn },
    { k: "forbid", act: "activate", when: all(othersInYourTurn, is("it", "item")) },
  ],
)
