// How being confused is spoken of in English.

import { en, type SliceWords } from "@soulspire/text"

const { noun } = en

export const english: SliceWords = {
  lexicon: {
    numbers: {
      confused: { noun: noun("cost of the next card", "costs of the next card") },
    },
    whoms: {
      firstCard: {
        noun: {
          one: "first card the player in its row plays this turn",
          many: "first cards the player in its row plays this turn",
        },
      },
    },
    ops: { confuse: "[x=the_firstCard] cost exactly [cost]" },
  },
  messages: {
    "event.confuse": "{who} is confused: the next card costs {cost} no matter what.",
    "stat.confused": "Next card costs",
    "keyword.confused": "The next card this turn costs this much, whatever it says.",
  },
}
