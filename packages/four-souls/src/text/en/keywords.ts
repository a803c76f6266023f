// What the keywords of Four Souls mean, in English.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.eternal": "It can't be destroyed or put into discard while it is in play.",
  "keyword.trinket":
    "When it resolves it becomes an item of the player who plays it; the rest of its text works only in play.",
  "keyword.ambush":
    "When it resolves it becomes a monster in a monster slot, and the active player must make an additional attack on it this turn.",
  "keyword.guppy": "A mark that other cards count.",
  "keyword.curse": "The active player gives it to a player; it is put into discard when that player dies.",
  "keyword.indomitable": "It opens a monster slot of its own and can't be covered.",
}
