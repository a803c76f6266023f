// A trigger that belongs to nobody: each time a seat is hurt, it also loses a coin.

import { n } from "@soulspire/kernel"
import { card, foe, loseCoins } from "../words.ts"

export default card(
  { glyph: "imp", hue: 0 },
  foe("imp", { health: 1, guard: 4, might: 1, coins: 2, lights: 0 }, [
    { k: "on", event: "hurt", when: { is: ["ev.whom", "seat"] }, do: [loseCoins("ev.whom", n(1))] },
  ]),
)
