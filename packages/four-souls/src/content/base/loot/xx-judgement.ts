// Takes a soul from whoever has most. First edition: the one soul is a number, of which there may be two (FSC-B.3).

import { type Body, choose, each, type Select } from "@soulspire/kernel"
import { type Card, editions, loot } from "../../../verbs/card.ts"
import { aim, destroy, players, where } from "../../../verbs/index.ts"

const theirs: Select = { from: "souls", of: "it1" }

const print = (body: Body): Card =>
  loot(
    "xx-judgement",
    "XX. Judgement",
    { kind: "tarot", look: { glyph: "tarot-20-judgement", hue: 52 } },
    body,
    aim(where(players, { test: "hasMostSouls", of: "it" })),
  )

export default editions(
  print([choose({ what: theirs, as: "soul", by: "it1", prompt: "destroy-soul" }), destroy("soul")]),
  print([
    choose({ what: theirs, as: "souls", by: "it1", max: 1, prompt: "destroy-soul" }),
    each({ from: "@souls" }, "soul", [destroy("soul")]),
  ]),
)
