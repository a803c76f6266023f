// Finds its own starting item.

import { choose, each, find, gainAbility, move, n } from "@soulspire/kernel"
import { character } from "../../../verbs/card.ts"
import { lookAt, on, playAnother, putOnBottom, topOf } from "../../../verbs/index.ts"

export default character(
  "eden",
  "Eden",
  {
    health: 2,
    attack: 1,
    item: null,
    eden: true,
    look: { glyph: "perspective-dice-six-faces-random", hue: 300, small: "hair-strands" },
  },
  [
    playAnother,
    on("gameStarts", null, [
      find("seen", topOf("treasure", n(3))),
      lookAt({ from: "@seen" }),
      choose({ what: { from: "@seen" }, as: "item", prompt: "starting-item" }),
      find("rest", { from: "@seen", other: "item" }),
      move("item", "board", { of: "you", cause: "set-up" }),
      gainAbility("item", { k: "stat", stat: "startingItem", add: 1 }, ""),
      gainAbility("item", { k: "stat", stat: "eternal", add: 1 }, ""),
      each({ from: "@rest" }, "card", [putOnBottom("card")]),
    ]),
  ],
)
