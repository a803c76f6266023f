// A limited change to the one die: your things read it one higher, nobody else does.

import { all, is, n, same } from "@soulspire/kernel"
import { card, thing } from "../words.ts"

export default card(
  { glyph: "sundial", hue: 48 },
  thing("sundial", [
    { k: "stat", stat: "day", to: all(is("it", "thing"), same({ controller: "it" }, "you")), add: n(1) },
  ]),
)
