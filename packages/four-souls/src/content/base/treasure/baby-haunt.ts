// Monsters are harder to hit for whoever has it.

import { is, n, same, target } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { give, on, otherPlayers, yourTurn } from "../../../verbs/index.ts"

export default treasure(
  "baby-haunt",
  "Baby Haunt",
  { kind: "passive", look: { glyph: "ghost", hue: 205, small: "baby-face" } },
  [
    { k: "stat", stat: "evasion", to: is("it", "monster"), when: yourTurn, add: n(1) },
    on("playerDies", same("ev.who", "you"), [give("this", "heir")], {
      targets: [target("heir", otherPlayers)],
    }),
  ],
)
