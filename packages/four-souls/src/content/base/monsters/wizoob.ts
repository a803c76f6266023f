// Costs somebody a soul. First edition: or not, as the active player likes.

import { type Body, choose, gate } from "@soulspire/kernel"
import { type Card, editions, monster } from "../../../verbs/card.ts"
import { aim, destroy, players, whenThisDies } from "../../../verbs/index.ts"

const loses: Body = [
  choose({ what: { from: "souls", of: "it1" }, as: "lost", by: "it1", prompt: "destroy-soul" }),
  destroy("lost"),
]

const print = (body: Body): Card =>
  monster(
    "wizoob",
    "Wizoob",
    {
      kind: "basic",
      health: 3,
      evasion: 5,
      attack: 1,
      reward: { loot: 3 },
      look: { glyph: "warlock-hood", hue: 265 },
    },
    [whenThisDies(body, aim(players))],
  )

export default editions(print(loses), print([gate({ ask: "may", prompt: "force-destroy-soul", do: loses })]))
