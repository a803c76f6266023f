// One attack three times, for all there is to draw.

import { each } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { exhaust, playThrice } from "../../verbs/index.ts"

const curse = [playThrice("attack"), each({ from: "draw", of: "you" }, "card", [exhaust("card")])]

export default skill(
  "watcher-blasphemy",
  "Blasphemy",
  {
    character: "watcher",
    deck: "rares",
    rarity: "rare",
    unlock: 1,
    look: { glyph: "spiked-halo", hue: 345 },
  },
  { cost: 2, keywords: ["exhaust"], do: curse },
  { cost: 2, keywords: ["retain", "exhaust"], do: curse },
)
