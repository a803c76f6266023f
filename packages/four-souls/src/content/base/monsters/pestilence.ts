// Spreads as it dies.

import { n, target } from "@soulspire/kernel"
import { monster } from "../../../card.ts"
import { aim, dealBy, monstersAndPlayers, whenThisDies } from "../../../words.ts"

export default monster(
  "pestilence",
  "Pestilence",
  {
    kind: "boss",
    health: 4,
    evasion: 4,
    attack: 1,
    reward: { loot: 2 },
    souls: 1,
    look: { glyph: "plague-doctor-profile", hue: 100 },
  },
  [
    whenThisDies([], {
      // What "divided" can mean: all of it to one, or half of it to each of two.
      modes: [
        { name: "whole", ...aim(monstersAndPlayers), do: [dealBy("active", n(2), "it1")] },
        {
          name: "divided",
          targets: [
            target("it1", monstersAndPlayers),
            target("it2", { ...monstersAndPlayers, other: "it1" }),
          ],
          do: [dealBy("active", 1, "it1"), dealBy("active", 1, "it2")],
        },
      ],
    }),
  ],
)
