// Somebody loses an item at the start of your turn.
// What is eternal cannot be destroyed, so nobody chooses it.

import { choose } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { atRandom, destroy, itemsOf, nonEternal, players, startOfTurn, where } from "../../../verbs/index.ts"

export default treasure(
  "monstros-tooth",
  "Monstro's Tooth",
  { kind: "passive", look: { glyph: "tooth", hue: 45 } },
  [
    startOfTurn([
      atRandom("victim", players),
      choose({ what: where(itemsOf("victim"), nonEternal), as: "lost", by: "victim", prompt: "destroy" }),
      destroy("lost"),
    ]),
  ],
)
