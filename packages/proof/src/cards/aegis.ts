// A one-shot replacement with no source in play: the next damage to you this turn is prevented.

import { edit, later, same } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "energy-shield", hue: 205 },
  spell("aegis", [
    later(
      { k: "replace", event: "hurt", when: same("would.whom", "you"), do: [edit({ amount: 0 })] },
      "turn",
      1,
    ),
  ]),
)
