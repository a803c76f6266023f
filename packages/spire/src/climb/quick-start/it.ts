// Italian words for a quick start.

import type { SliceWords } from "@soulspire/text"

export const italian: SliceWords = {
  messages: {
    "event.rolls": "{who} ottiene {value} con il dado.",
    "event.shops": "Prima che l''Atto cominci, il gruppo visita un mercante.",
    "event.joins": "{who} si unisce al gruppo.",
    "stat.away": "si unisce nell'Atto",
  },
}
