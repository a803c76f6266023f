// As many hits on a row as there is energy.

import { add, n, ref } from "@soulspire/kernel"
import { attack } from "../../card.ts"
import { hitRow, row } from "../../words.ts"

export default attack(
  "ironclad-whirlwind",
  "Whirlwind",
  { character: "ironclad", deck: "rewards", rarity: "uncommon" },
  { cost: "X", targets: [row], do: [hitRow(n(1), { times: ref("x") })] },
  { cost: "X", targets: [row], do: [hitRow(n(1), { times: add(ref("x"), n(1)) })] },
)
