// Can't be attacked while another foe is there.

import { all, same } from "@soulspire/kernel"
import { card, foe } from "../words.ts"

export default card(
  { glyph: "spectre", hue: 250 },
  foe("wraith", { health: 2, guard: 4, might: 1, coins: 2, lights: 1 }, [
    {
      k: "forbid",
      act: "attack",
      when: all(same("it", "this"), { exists: { from: "field", other: "this" } }),
    },
  ]),
)
