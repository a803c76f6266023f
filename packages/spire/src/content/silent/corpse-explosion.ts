// Poison, and an enemy that takes its row with it.

import { n } from "@soulspire/kernel"
import { skill } from "../../cards/card.ts"
import { damage, foe, poison } from "../../verbs/index.ts"
import { attachTo, inRowOfTheDead, whenItsEnemyDies } from "../../verbs/attached.ts"

const bomb = (tokens: number, blast: number) => ({
  cost: 2,
  targets: [foe],
  do: [poison(n(tokens)), attachTo("foe")],
  more: [whenItsEnemyDies(damage(n(blast), inRowOfTheDead))],
})

export default skill(
  "silent-corpse-explosion",
  "Corpse Explosion",
  {
    character: "silent",
    deck: "rares",
    rarity: "rare",
    unlock: 2,
    look: { glyph: "goo-explosion", hue: 100 },
  },
  bomb(2, 6),
  bomb(3, 10),
)
