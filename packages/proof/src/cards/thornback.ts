// Hurts back whoever hurts it.

import { all, n, same } from "@soulspire/kernel"
import { card, foe, hurt } from "../words.ts"

export default card(
  { glyph: "hedgehog", hue: 85 },
  foe("thornback", { health: 2, guard: 3, might: 1, coins: 2, lights: 1 }, [
    {
      k: "on",
      event: "hurt",
      when: all(same("ev.whom", "this"), { not: same("ev.from", "this") }),
      do: [hurt({ controller: "ev.from" }, n(1))],
    },
  ]),
)
