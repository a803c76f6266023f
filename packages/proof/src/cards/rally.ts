// A lasting effect on a number, with no source in play: a seat or a foe has one might more till end of turn.

import { later, n, same, target } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "rally-the-troops", hue: 10 },
  spell("rally", [later({ k: "stat", stat: "might", to: same("it", "it1"), add: n(1) }, "turn")], {
    targets: [target("it1", { from: ["seats", "field"] })],
  }),
)
