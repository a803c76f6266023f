// Harder each time it is played.

import { add, n, read } from "@soulspire/kernel"
import { attack } from "../../cards/card.ts"
import { foe, hit, redCube } from "../../verbs/index.ts"

const cubes = read("redCube", "you")

export default attack(
  "defect-claw-claw-pack",
  "Claw",
  {
    character: "defect",
    deck: "rewards",
    rarity: "common",
    count: 8,
    set: "claw-pack",
    replaces: "defect-claw",
    look: { glyph: "triple-claws", hue: 10 },
  },
  { cost: 0, targets: [foe], do: [redCube(n(1)), hit(cubes)] },
  { cost: 0, targets: [foe], do: [redCube(n(1)), hit(add(n(1), cubes))] },
)
