// Everybody against everybody: the last one alive wins.

import { all, not, same } from "@soulspire/kernel"
import { monster } from "../../../verbs/card.ts"
import { livingPlayers, on, playersCanBeAttacked, where, win } from "../../../verbs/index.ts"

export default monster(
  "mega-satan",
  "Mega Satan!",
  {
    set: "requiem",
    kind: "epic-boss",
    health: 6,
    evasion: 6,
    attack: 6,
    reward: { treasure: 2 },
    souls: 2,
    indomitable: true,
    threePlus: true,
    look: { glyph: "horned-skull", hue: 0 },
  },
  [
    ...playersCanBeAttacked(4),
    on(
      "endPhase",
      all(
        { test: "isAlive", of: "active" },
        not({ exists: where(livingPlayers, not(same("it", "active"))) }),
      ),
      [win({ who: "active" })],
    ),
  ],
)
