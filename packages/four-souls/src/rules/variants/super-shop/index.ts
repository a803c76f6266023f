// Super shop (FSC-V.7): whoever gains a soul makes the others richer, and the shop larger. At once, off the stack, and once
// for a card, whatever it is worth (FSC-Q-9); any soul that is gained counts (FSC-Q-3).

import { type Ability, each, n } from "@soulspire/kernel"
import { gainCents } from "../../loot/cents.ts"
import { expandSlots } from "../../slots/ops.ts"
import { variant } from "../variant.ts"

const ability: Ability = {
  k: "replace",
  event: "gainSoul",
  do: [
    each({ from: "seats", other: "would.who" }, "rival", [gainCents(n(5), { who: "rival" })]),
    expandSlots("shop", n(1)),
  ],
}

export const superShop = variant(
  "super-shop",
  {
    rule: "FSC-V.7",
    option: "superShop",
    name: "Super Shop",
    look: { glyph: "shopping-cart", hue: 30 },
    abilities: [ability],
  },
  {
    en: {
      messages: {
        "setting.superShop": "Super shop",
        "setting.superShop.help":
          "Whenever somebody gains a soul, every other player gains 5 ¢ and the shop gets one more slot.",
      },
    },
    it: {
      messages: {
        "setting.superShop": "Super negozio",
        "setting.superShop.help":
          "Quando qualcuno ottiene un'anima, tutti gli altri ottengono 5 ¢ e il negozio guadagna uno spazio.",
      },
    },
  },
)
