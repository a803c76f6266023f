// Recharges something for every 2.

import { gate } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, items, recharge, whenRolled } from "../../../verbs/index.ts"

export default treasure(
  "charged-baby",
  "Charged Baby",
  { kind: "passive", look: { glyph: "baby-face", hue: 58, small: "power-lightning" } },
  [whenRolled(2, [gate({ ask: "may", prompt: "recharge", do: [], ifDo: [recharge("it1")] })], aim(items))],
)
