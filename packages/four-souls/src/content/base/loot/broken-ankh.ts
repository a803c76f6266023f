// A death may be prevented.

import { n, point, same, when } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { cancelAll, endTurn, on, prevent, rollTable, yourTurn } from "../../../verbs/index.ts"

export default trinket(
  "broken-ankh",
  "Broken Ankh",
  { look: { glyph: "ankh", hue: 42, small: "edge-crack" } },
  [
    on("wouldDie", same("ev.whom", "you"), [
      point("death", "ev.item"),
      rollTable([[n(6), n(6), [prevent("death"), when(yourTurn, [cancelAll(), endTurn()])]]]),
    ]),
  ],
)
