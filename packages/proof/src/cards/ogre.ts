// An obligation: the active seat must attack it if able.

import { same } from "@soulspire/kernel"
import { card, foe } from "../words.ts"

export default card(
  { glyph: "troll", hue: 95 },
  foe("ogre", { health: 2, guard: 3, might: 1, coins: 1, lights: 1 }, [
    { k: "oblige", act: "attack", when: same("it", "this") },
  ]),
)
