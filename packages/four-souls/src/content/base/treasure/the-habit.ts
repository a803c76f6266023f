// Recharges something, the first time you are hurt.

import { gate } from "@soulspire/kernel"
import { treasure } from "../../../verbs/card.ts"
import { aim, items, recharge, whenYouTakeDamage } from "../../../verbs/index.ts"

export default treasure("the-habit", "The Habit", { kind: "passive", look: { glyph: "nun-face", hue: 45 } }, [
  whenYouTakeDamage([gate({ ask: "may", prompt: "recharge", do: [], ifDo: [recharge("it1")] })], {
    nth: { only: 1, span: "turn" },
    ...aim(items),
  }),
])
