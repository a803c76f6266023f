// Searching a deck for one card.

import { NEXT, NOBODY, object, verb, zone } from "@soulspire/kernel"
import { op } from "../../state/op.ts"

/** A card of this name, if it is there; whatever else lies in the deck stays unseen. */
const searchForOp = op(
  "searchFor",
  { deck: "zone", card: "name", as: "bind" },
  {
    run(r, f, a) {
      const def = r.m.defNumber.get(a.card)
      f.env[a.as] = r.s.zones[zone(r, a.deck)].find((ref) => object(r, ref)?.def === def) ?? NOBODY
      return NEXT
    },
  },
)
export const searchDeck = verb(searchForOp, ["deck", "card", "as"])

export const searchOps = [searchForOp]
