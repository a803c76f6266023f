// English words for a quick start.

import type { SliceWords } from "@soulspire/text"

export const english: SliceWords = {
  messages: {
    "event.rolls": "{who} rolls a {value}.",
    "event.shops": "Before the Act begins, the party visits a merchant.",
    "event.joins": "{who} joins the party.",
    "stat.away": "joins in Act",
  },
}
