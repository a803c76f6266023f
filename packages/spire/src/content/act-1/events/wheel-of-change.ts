// Whatever the die brings.

import { n, table } from "@soulspire/kernel"
import { event, option } from "../../../event.ts"
import { loseHp } from "../../../words.ts"
import { gain, gainCurse, remove } from "../../../words/climb.ts"
import { DIE, healFully, rollDie } from "../../../words/events.ts"
import { gainGold } from "../../../words/items.ts"

// disputed: which face brings what; told elsewhere as gold, relic, heal, curse, remove, lose.
export default event(
  "act1-wheel-of-change",
  "Wheel of Change",
  { act: 1, look: { glyph: "cartwheel", hue: 40, small: "perspective-dice-six-faces-random" } },
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
