// Whoever has the most souls when it is gained has won.

import { same, target } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { on, players, where, win } from "../../../verbs/index.ts"

export default monster(
  "moms-heart",
  "Mom's Heart!",
  {
    set: "fsp2",
    kind: "epic-boss",
    health: 8,
    evasion: 4,
    attack: 2,
    reward: {},
    souls: 2,
    look: { glyph: "heart-organ", hue: 355 },
  },
  [
    on("gainSoul", same("ev.obj", "this"), [win({ who: "it1" })], {
      in: ["souls"],
      targets: [target("it1", where(players, { test: "hasMostSouls", of: "it" }), "active")],
    }),
  ],
)
