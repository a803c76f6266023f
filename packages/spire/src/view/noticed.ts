// What of a climb is seen and heard beyond a line in the log.

import type { Noticed } from "@soulspire/text"

export const noticed: Noticed = {
  pace: { die: 4, damage: 3, playerDies: 5 },
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
  },
  headlines: [],
  about: ["obj", "whom", "who", "by"],
}
