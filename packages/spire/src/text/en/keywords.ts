// What the keywords of Spire mean, in English.

import type { Messages } from "@soulspire/text"

export const keywords: Messages = {
  "keyword.unplayable": "It has no cost and can't be played.",
  "keyword.block": "It is lost instead of HP, and goes away when its owner's next turn begins.",
  "keyword.energy": "Pays for cards; refills every turn.",
}
