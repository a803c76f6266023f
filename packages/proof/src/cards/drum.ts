// Makes another thing ready.

import { target } from "@soulspire/kernel"
import { card, ready, thing, things, use } from "../words.ts"

export default card(
  { glyph: "drum", hue: 18 },
  thing("drum", [
    use([ready("it1")], {
      targets: [target("it1", { ...things, where: { test: "isTapped", of: "it" }, other: "this" })],
    }),
  ]),
)
