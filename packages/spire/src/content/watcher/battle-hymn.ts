// Damage every turn, more of it in wrath.

import { n } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { inWrath } from "../../features/stances/verbs.ts"
import { damage, foe, oncePerTurn } from "../../verbs/index.ts"

export default power(
  "watcher-battle-hymn",
  "Battle Hymn",
  { character: "watcher", deck: "rewards", rarity: "uncommon", look: { glyph: "music-spell", hue: 330 } },
  { cost: 1, more: [oncePerTurn([damage(n(1), "foe", { bonus: n(1), if: inWrath })], [foe])] },
  { cost: 1, more: [oncePerTurn([damage(n(2), "foe", { bonus: n(2), if: inWrath })], [foe])] },
)
