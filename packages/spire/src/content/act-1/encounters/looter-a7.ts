// Looter.

import { n } from "@soulspire/kernel"
import { enemy } from "../../../card.ts"
import { flee, guard, loseGold, onCube, startOfCombat, strike, summon } from "../../../words.ts"

export default enemy("a1-looter-a7", "Looter", { act: 1, rank: "encounter", hp: 7, slots: 3, red: 3 }, [
  startOfCombat(summon("Acid Slime")),
  onCube(1, strike(n(2))),
  onCube(2, strike(n(3)), guard(n(1))),
  onCube(3, loseGold(n(2)), flee),
])
