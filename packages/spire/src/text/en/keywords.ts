// What the keywords of Spire mean, in English.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.exhaust": "It is out of play for the rest of the combat.",
  "keyword.ethereal": "If it is in your hand at the end of the turn, it is exhausted.",
  "keyword.retain": "It is not discarded at the end of the turn.",
  "keyword.unplayable": "It has no cost and can't be played.",
  "keyword.stance":
    "Leaving Calm gives 2 Energy. In Wrath every hit deals 1 more, and ending your turn in it deals 1 damage to you.",
  "keyword.block": "It is lost instead of HP, and goes away when its owner's next turn begins.",
  "keyword.energy": "Pays for cards; refills every turn.",
}
