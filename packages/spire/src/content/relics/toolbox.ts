// One less on the die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { addToDie, changesDieOncePerRoom } from "../../verbs/items.ts"

export default relic("toolbox", "Toolbox", { price: 7, look: { glyph: "toolbox", hue: 210 } }, [
  changesDieOncePerRoom([addToDie(n(-1))]),
])
