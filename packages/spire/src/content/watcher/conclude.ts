// Hits on a row that end it.

import { n } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { hitRow, noMorePlays, row } from "../../verbs/index.ts"

const end = (times: number) => ({
  cost: 1,
  targets: [row],
  do: [hitRow(n(1), { times: n(times) }), noMorePlays],
})

export default attack(
  "watcher-conclude",
  "Conclude",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "sunset", hue: 20 } },
  end(2),
  end(3),
)
