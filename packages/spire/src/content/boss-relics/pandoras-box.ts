// Three other cards.

import { n } from "@soulspire/kernel"
import { bossRelic } from "../../cards/item.ts"
import { transform, whenGainedOnce } from "../../verbs/climb.ts"

export default bossRelic("pandoras-box", "Pandora's Box", { look: { glyph: "locked-box", hue: 280 } }, [
  whenGainedOnce(...transform(n(3))),
])
