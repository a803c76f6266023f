// Loot or a Guppy item for damage, or nothing.
// First edition: the item cannot be used before the damage. Now damage waits, and the item is there before it.

import { type Body, n } from "@soulspire/kernel"
import { type Card, editions, event } from "../../../verbs/card.ts"
import {
  gainGuppyItem,
  loot,
  putIntoDiscard,
  take,
  takeBeforeUsing,
  whenThisEnters,
} from "../../../verbs/index.ts"

const print = (guppy: Body): Card =>
  event(
    "devil-deal",
    "Devil Deal",
    { kind: "good-event", look: { glyph: "shaking-hands", hue: 0, small: "devil-mask" } },
    [
      whenThisEnters([], {
        modes: [
          { name: "decline", do: [putIntoDiscard("this")] },
          { name: "loot", do: [loot(n(2)), take(n(1))] },
          { name: "guppy", do: guppy },
        ],
      }),
    ],
  )

export default editions(
  print([take(n(2)), ...gainGuppyItem]),
  print([...gainGuppyItem, takeBeforeUsing(n(2), "found")]),
)
