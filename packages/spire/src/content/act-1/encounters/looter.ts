// Looter.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { flee, guard, loseGold, onCube, strike } from "../../../words.ts"

export default enemy("a1-looter", "Looter", { act: 1, rank: "encounter", hp: 9, slots: 3, red: 3 }, [
  onCube(1, strike(n(2))),
  onCube(2, strike(n(3)), guard(n(1))),
  onCube(3, loseGold(n(2)), flee),
])
