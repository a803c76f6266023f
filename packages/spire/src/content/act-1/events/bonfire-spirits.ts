// A card for the fire: the rarer it is, the better they like it.

import { is, n, when } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { heal, loseHp } from "../../../verbs/index.ts"
import { healFully, removeOne } from "../../../verbs/events.ts"

export default event(
  "act1-bonfire-spirits",
  "Bonfire Spirits",
  { act: 1, look: { glyph: "small-fire", hue: 22, small: "spark-spirit" } },
  [
    option(
      removeOne(
        when(is("card", "uncommon"), [heal(n(3))]),
        when(is("card", "rare"), [healFully]),
        when(is("card", "curse"), [loseHp(n(1))]),
      ),
    ),
  ],
)
