// What of a climb is seen and heard beyond a line in the log.

import type { Noticed } from "@soulspire/text"
import { beats } from "./beats.ts"

export const noticed: Noticed = {
  beats,
  sounds: {
    die: "die",
    damage: "hit",
    loseHp: "hit",
    heal: "heal",
    gainBlock: "block",
    gainGold: "coin",
    playerDies: "death",
    itsEnemyDies: "death",
    turnStarts: "turn",
    evoke: "soul",
  },
  headlines: [],
  about: ["obj", "whom", "who", "by"],
}
