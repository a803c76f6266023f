// Becomes a copy of another thing till end of turn; a copy of a copy is a copy of what that is now.

import { become, target } from "@soulspire/kernel"
import { card, thing, things, use } from "../words.ts"

export default card(
  { glyph: "mirror-mirror", hue: 200 },
  thing("mirror", [
    use([become("this", "it1", "turn")], { targets: [target("it1", { ...things, other: "this" })] }),
  ]),
)
