// Damage may be prevented.

import { n, point, same } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import { on, prevent, rollTable } from "../../../verbs/index.ts"

export default trinket(
  "guppys-hairball",
  "Guppy's Hairball",
  { guppy: true, look: { glyph: "wool", hue: 270 } },
  [
    on("wouldTake", same("ev.whom", "you"), [
      point("hit", "ev.item"),
      rollTable([[n(6), n(6), [prevent("hit", { amount: n(1) })]]]),
    ]),
  ],
)
