// The party goes where it likes, three times.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { mayFly, whenYouFly, wearOut } from "../../verbs/climb.ts"

export default relic("wing-boots", "Wing Boots", { price: 7, look: { glyph: "winged-leg", hue: 190 } }, [
  mayFly,
  whenYouFly(wearOut(n(3))),
])
