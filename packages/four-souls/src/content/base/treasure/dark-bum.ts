// Something at the start of every turn, by a roll.

import { n } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { gainCents, loot, rollTable, startOfTurn, take } from "../../../verbs/index.ts"

export default treasure("dark-bum", "Dark Bum", { kind: "passive", look: { glyph: "cultist", hue: 265 } }, [
  startOfTurn([
    rollTable([
      [n(1), n(2), [gainCents(n(3))]],
      [n(3), n(4), [loot(n(1))]],
      [n(5), n(6), [take(n(1))]],
    ]),
  ]),
])
