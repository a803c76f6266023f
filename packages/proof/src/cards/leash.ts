// A lasting effect tied to its source: a foe's guard is one lower for as long as the leash lies there.

import { later, same, target } from "@soulspire/kernel"
import { card, foes, thing, use } from "../words.ts"

export default card(
  { glyph: "lasso", hue: 30 },
  thing("leash", [
    use([later({ k: "stat", stat: "guard", to: same("it", "it1"), add: -1 }, "", undefined, "this")], {
      targets: [target("it1", foes)],
    }),
  ]),
)
