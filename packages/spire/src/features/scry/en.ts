// How scrying is spoken of in English.

import type { SliceWords } from "@soulspire/text"

export const english: SliceWords = {
  lexicon: { ops: { "call:scry": "[you] scry [amount]" }, events: { scries: "[who=player] scry" } },
  messages: {
    "prompt.scry": "Choose any of these cards to discard.",
  },
}
