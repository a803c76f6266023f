// A room that fights back, with whoever is drawn into it.

import { each, later, n } from "@soulspire/kernel"
import { room } from "../../../verbs/card.ts"
import {
  afterAttackRoll,
  attackRollBy,
  otherPlayers,
  rollTable,
  thisCanBeAttacked,
  whenThisIsAttacked,
} from "../../../verbs/index.ts"

export default room(
  "gus",
  "Gus",
  {
    set: "requiem",
    stats: { health: 9, evasion: 3, attack: 1 },
    reward: { treasureEach: 1 },
    souls: 1,
    look: { glyph: "door-watcher", hue: 20 },
  },
  [
    thisCanBeAttacked,
    whenThisIsAttacked([
      each(otherPlayers, "helper", [
        rollTable(
          [[n(4), n(6), [later(afterAttackRoll([attackRollBy("helper", "this")]), "attack")]]],
          "helper",
        ),
      ]),
    ]),
  ],
)
