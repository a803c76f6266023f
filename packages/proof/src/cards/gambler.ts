// Goes off when a die is rolled, before anybody can answer.

import { eq, n, ref } from "@soulspire/kernel"
import { card, gainCoins, thing } from "../words.ts"

export default card(
  { glyph: "rolling-dices", hue: 350 },
  thing("gambler", [
    { k: "on", event: "dice", when: eq(ref("ev.value"), n(6)), do: [gainCoins("you", n(1))] },
  ]),
)
