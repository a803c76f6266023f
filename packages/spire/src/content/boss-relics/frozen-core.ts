// Block every turn.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { block, endOfTurn } from "../../verbs/index.ts"

export default bossRelic("frozen-core", "Frozen Core", { look: { glyph: "frozen-orb", hue: 195 } }, [
  endOfTurn(block(n(1))),
])
