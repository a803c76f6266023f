// The usual character. Goes first: by the card now, by the rules in the first edition.

import { type Card, character, editions } from "../../../verbs/card.ts"
import { playAnother } from "../../../verbs/index.ts"

const print = (first: { goesFirst: true } | { firstByRule: true }): Card =>
  character(
    "cain",
    "Cain",
    { health: 2, attack: 1, item: "sleight-of-hand", ...first, look: { glyph: "eyepatch", hue: 32 } },
    [playAnother],
  )

export default editions(print({ goesFirst: true }), print({ firstByRule: true }))
