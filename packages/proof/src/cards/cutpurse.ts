// A choice among cards one does not know: takes a card out of another hand, unseen.

import { choose, move, target } from "@soulspire/kernel"
import { card, spell } from "../words.ts"

export default card(
  { glyph: "swap-bag", hue: 270 },
  spell(
    "cutpurse",
    [
      choose({ what: { from: "hand", of: "rival" }, as: "taken", prompt: "take" }),
      move("taken", "hand", { of: "you" }),
    ],
    {
      targets: [
        target("rival", { from: "seats", of: "others", where: { exists: { from: "hand", of: "it" } } }),
      ],
    },
  ),
)
