// A death may be prevented.

import { n, point, same, when } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on, prevent, rollTable, yourTurn } from "../../../verbs/index.ts"

export default treasure(
  "guppys-collar",
  "Guppy's Collar",
  { kind: "passive", guppy: true, look: { glyph: "spiked-collar", hue: 275 } },
  [
    on("wouldDie", same("ev.whom", "you"), [
      point("death", "ev.item"),
      rollTable([[n(1), n(3), [prevent("death"), when(yourTurn, [cancelAll(), endTurn()])]]]),
    ]),
  ],
)
