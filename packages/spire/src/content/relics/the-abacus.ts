// One more on the die.

import { n } from "@soulspire/kernel"
import { relic } from "../../cards/item.ts"
import { addToDie, changesDieOncePerRoom } from "../../verbs/items.ts"

export default relic("the-abacus", "The Abacus", { price: 6, look: { glyph: "abacus", hue: 22 } }, [
  changesDieOncePerRoom([addToDie(n(1))]),
])
