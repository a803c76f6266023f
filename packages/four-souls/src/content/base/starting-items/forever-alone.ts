// A cent, a look, or another card.

import { n, target } from "@soulspire/kernel"
import { startingItem } from "../../../verbs/card.ts"
import {
  discard,
  eachDeck,
  lookAt,
  loot,
  otherPlayers,
  recharge,
  stealCents,
  tap,
  topOf,
  whenYouTakeDamage,
} from "../../../verbs/index.ts"

export default startingItem(
  "forever-alone",
  "Forever Alone",
  { kind: "active", look: { glyph: "despair", hue: 215, small: "droplets" } },
  [
    tap([], {
      modes: [
        { name: "steal", targets: [target("rival", otherPlayers)], do: [stealCents(n(1), "rival")] },
        ...eachDeck(
          (deck) => [lookAt(topOf(deck, 1))],
          (deck) => `look-${deck}`,
        ),
        { name: "swap", do: [discard(1), loot(n(1))] },
      ],
    }),
    whenYouTakeDamage([recharge("this")]),
  ],
)
