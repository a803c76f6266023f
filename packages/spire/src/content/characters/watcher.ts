// The Watcher: a miracle in each combat (STS-K.2).

import { n } from "@soulspire/kernel"
import { character } from "../../cards/character.ts"
import { miracles } from "../../features/miracles/verbs.ts"
import { combatBegins } from "../../verbs/index.ts"

export default character(
  "watcher",
  "The Watcher",
  { hp: 9, learning: "hardest", look: { glyph: "blindfolded-monk", hue: 275 } },
  [combatBegins(miracles(n(1)))],
)
