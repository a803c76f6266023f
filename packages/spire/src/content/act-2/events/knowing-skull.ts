// It has an answer to one question or two, and takes its price for each.

import { type Body, n } from "@soulspire/kernel"
import { event, option } from "../../../cards/event.ts"
import { loseHp } from "../../../verbs/index.ts"
import { gain } from "../../../verbs/climb.ts"
import { gainGold } from "../../../verbs/items.ts"

const asks = (...body: Body): ReturnType<typeof option> => option([...body, loseHp(n(1))])

export default event(
  "act2-knowing-skull",
  "Knowing Skull",
  { act: 2, optionsEach: 2, look: { glyph: "happy-skull", hue: 45 } },
  [asks(...gain("potion")), asks(gainGold(n(3))), asks(...gain("card"))],
)
