// Points at something of whoever rolls a 2.

import { gate, target } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { itemsOf, nonEternal, swapItems, whenRolled, where } from "../../../verbs/index.ts"

export default treasure("finger", "Finger!", { kind: "passive", look: { glyph: "pointing", hue: 22 } }, [
  whenRolled(2, [gate({ ask: "may", prompt: "swap", do: [], ifDo: [swapItems("mine", "theirs")] })], {
    targets: [
      target("mine", where(itemsOf("you"), nonEternal)),
      target("theirs", where(itemsOf("ev.who"), nonEternal)),
    ],
  }),
])
