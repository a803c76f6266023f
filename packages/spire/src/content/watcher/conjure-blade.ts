// Strikes that are harder by the energy it took.

import { add, n, read } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { addCubes, X } from "../../verbs/index.ts"
import { yourCards } from "../../verbs/items.ts"

const more = [yourCards("cardHits", "starter-strike", read("counters", "this"))]

export default power(
  "watcher-conjure-blade",
  "Conjure Blade",
  {
    character: "watcher",
    deck: "rares",
    rarity: "rare",
    unlock: 2,
    look: { glyph: "winged-sword", hue: 245 },
  },
  { cost: "X", do: [addCubes(add(X, n(1)))], more },
  { cost: "X", do: [addCubes(add(X, n(2)))], more },
)
