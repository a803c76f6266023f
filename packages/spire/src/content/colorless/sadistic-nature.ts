// Damage for every token put on an enemy.

import { n, ref } from "@soulspire/kernel"
import { power } from "../../cards/card.ts"
import { damage, whenYouGiveToken } from "../../verbs/index.ts"

const hurtForEach = (amount: number) => damage({ mul: [n(amount), ref("ev.amount")] }, "ev.whom")

export default power(
  "colorless-sadistic-nature",
  "Sadistic Nature",
  { character: "colorless", deck: "colorless", rarity: "uncommon", look: { glyph: "evil-hand", hue: 345 } },
  { cost: 0, more: [whenYouGiveToken([hurtForEach(1)])] },
  { cost: 0, more: [whenYouGiveToken([hurtForEach(2)])] },
)
