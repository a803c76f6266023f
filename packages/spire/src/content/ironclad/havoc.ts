// Plays what comes.

import { n } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { draw, forcePlay } from "../../words.ts"

const chaos = {
  do: [draw(n(1)), forcePlay("drawn")],
}

export default skill(
  "ironclad-havoc",
  "Havoc",
  { character: "ironclad", deck: "rewards", rarity: "common", count: 2 },
  { cost: 1, ...chaos },
  { cost: 0, ...chaos },
)
