// Wrath, and vulnerable in it.

import { n, when } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { enter, inWrath } from "../../features/stances/verbs.ts"
import { inTheRow, vulnerable } from "../../verbs/index.ts"
import { chooseFoe, chooseRow } from "../../verbs/items.ts"

export default skill(
  "watcher-indignation",
  "Indignation",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "flame-spin", hue: 0 } },
  { cost: 1, do: [when(inWrath, [chooseFoe, vulnerable(n(1))], [enter("wrath")])] },
  { cost: 1, do: [when(inWrath, [chooseRow, vulnerable(n(1), inTheRow)], [enter("wrath")])] },
)
