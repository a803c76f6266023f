// Energy every turn, for two curses.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { gainEnergy, startOfTurn } from "../../verbs/index.ts"
import { gainCurses, whenGained } from "../../verbs/climb.ts"

export default bossRelic("cursed-key", "Cursed Key", { look: { glyph: "skeleton-key", hue: 285 } }, [
  startOfTurn(gainEnergy(n(1))),
  whenGained(gainCurses(n(2))),
])
