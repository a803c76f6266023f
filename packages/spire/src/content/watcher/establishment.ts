// What has waited costs less.

import { each, later, n, same } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { startOfTurn } from "../../verbs/index.ts"

const cheaper = (by: number) =>
  each({ from: "hand", of: "you", where: { test: "wasRetained", of: "it" } }, "card", [
    later({ k: "stat", stat: "cost", to: same("it", "card"), add: n(-by) }, "turn"),
  ])

export default power(
  "watcher-establishment",
  "Establishment",
  { character: "watcher", deck: "rares", rarity: "rare", look: { glyph: "byzantin-temple", hue: 220 } },
  { cost: 1, more: [startOfTurn(cheaper(1))] },
  { cost: 1, more: [startOfTurn(cheaper(2))] },
)
