// Whatever the die brings. Every Act has one.

import { n, table } from "@soulspire/kernel"
import { event, type EventCard, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain, gainCurse, remove } from "../../../verbs/climb.ts"
import { DIE, healFully, rollDie } from "../../../verbs/events.ts"
import { gainGold } from "../../../verbs/items.ts"

// disputed: which face brings what; told elsewhere as gold, relic, heal, curse, remove, lose.
export const wheelOfChange = (act: number): EventCard =>
  event(
    `act${act}-wheel-of-change`,
    "Wheel of Change",
    { act, look: { glyph: "cartwheel", hue: 40, small: "perspective-dice-six-faces-random" } },
    [
      option([
        rollDie,
        table(DIE, [
          [n(1), n(1), [healFully]],
          [n(2), n(2), [gainCurse]],
          [n(3), n(3), remove()],
          [n(4), n(4), gain("relic")],
          [n(5), n(5), [gainGold(n(4))]],
          [n(6), n(6), [loseHp(n(2))]],
        ]),
      ]),
    ],
  )

export default wheelOfChange(1)
