// Two targets, the second another than the first.

import { n, target } from "@soulspire/kernel"
import { card, hurt, spell } from "../words.ts"

export default card(
  { glyph: "evil-fork", hue: 5 },
  spell("fork", [hurt("first", n(1)), hurt("second", n(1))], {
    targets: [
      target("first", { from: ["seats", "field"] }),
      target("second", { from: ["seats", "field"], other: "first" }),
    ],
  }),
)
