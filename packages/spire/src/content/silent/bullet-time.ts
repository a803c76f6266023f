// The whole hand for nothing.

import { each, gainAbility } from "@soulspire/kernel"
import { skill } from "../../card.ts"
import { handOf, noMoreDraws } from "../../words.ts"

const slow = [
  noMoreDraws,
  each(handOf(), "card", [gainAbility("card", { k: "stat", stat: "cost", in: ["hand"], set: 0 }, "turn")]),
]

export default skill(
  "silent-bullet-time",
  "Bullet Time",
  { character: "silent", deck: "rares", rarity: "rare" },
  { cost: 3, do: slow },
  { cost: 2, do: slow },
)
