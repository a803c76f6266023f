// How scrying is spoken of in Italian.

import type { SliceWords } from "@soulspire/text"

export const italian: SliceWords = {
  lexicon: { ops: { "call:scry": "[you] divinare [amount]" }, events: { scries: "[who=player] divinare" } },
  messages: {
    "prompt.scry": "Scegli quali di queste carte scartare.",
  },
}
