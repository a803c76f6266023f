// One of two ways, fixed when it is announced.

import { n, target } from "@soulspire/kernel"
import { card, gainCoins, hurt } from "../words.ts"

export default card(
  { glyph: "small-fire", hue: 15 },
  {
    id: "ember",
    back: "card",
    kinds: ["spell"],
    facts: {},
    abilities: [
      {
        k: "act",
        act: "play",
        in: ["hand"],
        modes: [
          { name: "warm", do: [gainCoins("you", n(2))] },
          { name: "burn", targets: [target("it1", { from: "field" })], do: [hurt("it1", n(1))] },
        ],
        do: [],
      },
    ],
  },
)
