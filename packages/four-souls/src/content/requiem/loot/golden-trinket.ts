// Has the abilities of a gilded item.

import { all, ge, is, read, same } from "@soulspire/kernel"
import { trinket } from "../../../verbs/card.ts"
import {
  addNamedCounters,
  aim,
  itemsOf,
  nonEternal,
  notThis,
  whenThisItemEnters,
  where,
} from "../../../verbs/index.ts"

export default trinket(
  "golden-trinket",
  "Golden Trinket",
  { set: "requiem", look: { glyph: "feather-necklace", hue: 48 } },
  [
    whenThisItemEnters(
      [addNamedCounters("gold", 1, { whom: "it1" })],
      aim({ ...where(itemsOf("you"), nonEternal), other: "this" }),
    ),
    {
      k: "grant",
      to: same("it", "this"),
      gives: [],
      of: all(is("it", "item"), notThis, ge(read("gold", "it"), 1)),
    },
  ],
)
