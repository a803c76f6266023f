// Cards back for the next turn, and calm.

import { each, n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter } from "../../features/stances/verbs.ts"
import { retain } from "../../features/keywords/retain/verbs.ts"
import { noMorePlays, pick, takeInHand } from "../../verbs/index.ts"

const rest = (many: number) => ({
  cost: 1,
  do: [
    pick({ from: "discard", of: "you" }, "take", n(many), n(many)),
    each({ from: "@card" }, "kept", [takeInHand("kept"), retain("kept")]),
    enter("calm"),
    noMorePlays,
  ],
})

export default skill(
  "watcher-meditate",
  "Meditate",
  {
    character: "watcher",
    deck: "rewards",
    rarity: "uncommon",
    unlock: 3,
    look: { glyph: "pagoda", hue: 170 },
  },
  rest(1),
  rest(2),
)
