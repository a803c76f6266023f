// What of a climb is seen and heard beyond a line in the log.

import type { Noticed } from "@soulspire/text"

export const noticed: Noticed = {
  pace: { die: 4, damage: 3, playerDies: 5, channel: 2, evoke: 3, enterStance: 3 },
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
