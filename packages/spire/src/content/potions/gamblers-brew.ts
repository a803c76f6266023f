// The die shows what its player likes.

import { number, ref } from "@soulspire/kernel"
import { potion } from "../../cards/item.ts"
import { drinkToChangeDie, turnDie } from "../../verbs/items.ts"

export default potion(
  "gamblers-brew",
  "Gambler's Brew",
  { price: 3, outside: "too", look: { glyph: "beer-stein", hue: 40 } },
  [drinkToChangeDie([number("face", "you", 1, 6, "die"), turnDie(ref("face"))])],
)
