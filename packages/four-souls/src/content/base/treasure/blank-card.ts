// The next loot card is played twice. First edition: it is played once, and everything that its effect counts is there twice.

import { all, type Body, type Cond, copyAct, double, later, same } from "@soulspire/kernel"
import { type Card, editions, treasure } from "../../../verbs/card.ts"
import { on, plainLoot, tap } from "../../../verbs/index.ts"

const played: readonly Cond[] = [
  same("ev.controller", "you"),
  { says: ["ev.cause", "play"] },
  { says: ["ev.to", "stack"] },
]

const print = (which: readonly Cond[], body: Body): Card =>
  treasure("blank-card", "Blank Card", { kind: "active", look: { glyph: "papers", hue: 210 } }, [
    tap([later(on("move", all(...played, ...which), body), "turn", 1)]),
  ])

export default editions(
  print([plainLoot("ev.obj")], [copyAct("ev.obj", "you")]),
  // A trinket and Lost Soul use it up, and have nothing that it could double (FSC-Q-6).
  print([], [double("ev.obj")]),
)
