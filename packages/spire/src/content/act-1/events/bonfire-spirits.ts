// A card for the fire: the rarer it is, the better they like it. The third Act has them too.

import { is, n, when } from "@soulspire/kernel"
import { event, type EventCard, option } from "../../../cards/event.ts"
import { heal, loseHp } from "../../../verbs/index.ts"
import { healFully, removeOne } from "../../../verbs/events.ts"

export const bonfireSpirits = (act: number): EventCard =>
  event(
    `act${act}-bonfire-spirits`,
    "Bonfire Spirits",
    { act, look: { glyph: "small-fire", hue: 22, small: "spark-spirit" } },
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

export default bonfireSpirits(1)
